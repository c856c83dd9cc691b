# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'new_game_dialog.ui'
##
## Created by: Qt User Interface Compiler
##
## WARNING! All changes made in this file will be lost when recompiling UI file!
################################################################################

from PySide6.QtCore import (QCoreApplication, QDate, QDateTime, QLocale,
    QMetaObject, QObject, QPoint, QRect,
    QSize, QTime, QUrl, Qt)
from PySide6.QtGui import (QBrush, QColor, QConicalGradient, QCursor,
    QFont, QFontDatabase, QGradient, QIcon,
    QImage, QKeySequence, QLinearGradient, QPainter,
    QPalette, QPixmap, QRadialGradient, QTransform)
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QGridLayout,
    QHBoxLayout, QLabel, QLineEdit, QPushButton,
    QSizePolicy, QSpacerItem, QStackedWidget, QVBoxLayout,
    QWidget)

from cascadia_qt.views.tall_scroll import TallScroll

class Ui_NewGameDialog(object):
    def setupUi(self, NewGameDialog: QDialog) -> None:
        if not NewGameDialog.objectName():
            NewGameDialog.setObjectName(u"NewGameDialog")
        self.column = QVBoxLayout(NewGameDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scroll = TallScroll(NewGameDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setSpacing(24)
        self.page_column.setObjectName(u"page_column")
        self.page_column.setContentsMargins(24, 24, 24, 24)
        self.seats_row = QHBoxLayout()
        self.seats_row.setObjectName(u"seats_row")

        self.page_column.addLayout(self.seats_row)

        self.choice_grid = QGridLayout()
        self.choice_grid.setObjectName(u"choice_grid")
        self.choice_grid.setHorizontalSpacing(32)
        self.choice_grid.setVerticalSpacing(8)
        self.tiles_title = QLabel(self.page)
        self.tiles_title.setObjectName(u"tiles_title")
        self.tiles_title.setTextFormat(Qt.TextFormat.PlainText)
        self.tiles_title.setProperty(u"heading", True)

        self.choice_grid.addWidget(self.tiles_title, 0, 0, 1, 1)

        self.scoring_row = QHBoxLayout()
        self.scoring_row.setSpacing(16)
        self.scoring_row.setObjectName(u"scoring_row")
        self.scoring_title = QLabel(self.page)
        self.scoring_title.setObjectName(u"scoring_title")
        self.scoring_title.setTextFormat(Qt.TextFormat.PlainText)
        self.scoring_title.setProperty(u"heading", True)

        self.scoring_row.addWidget(self.scoring_title)

        self.variants = QFrame(self.page)
        self.variants.setObjectName(u"variants")
        self.variants.setProperty(u"track", True)
        self.variants_row = QHBoxLayout(self.variants)
        self.variants_row.setSpacing(0)
        self.variants_row.setObjectName(u"variants_row")
        self.variants_row.setContentsMargins(2, 2, 2, 2)
        self.by_cards = QPushButton(self.variants)
        self.by_cards.setObjectName(u"by_cards")
        self.by_cards.setCheckable(True)
        self.by_cards.setAutoExclusive(True)
        self.by_cards.setAutoDefault(False)
        self.by_cards.setProperty(u"segment", True)

        self.variants_row.addWidget(self.by_cards)

        self.family = QPushButton(self.variants)
        self.family.setObjectName(u"family")
        self.family.setCheckable(True)
        self.family.setAutoExclusive(True)
        self.family.setAutoDefault(False)
        self.family.setProperty(u"segment", True)

        self.variants_row.addWidget(self.family)

        self.intermediate = QPushButton(self.variants)
        self.intermediate.setObjectName(u"intermediate")
        self.intermediate.setCheckable(True)
        self.intermediate.setAutoExclusive(True)
        self.intermediate.setAutoDefault(False)
        self.intermediate.setProperty(u"segment", True)

        self.variants_row.addWidget(self.intermediate)


        self.scoring_row.addWidget(self.variants)

        self.scoring_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.scoring_row.addItem(self.scoring_space)


        self.choice_grid.addLayout(self.scoring_row, 0, 1, 1, 1)

        self.tiles = QWidget(self.page)
        self.tiles.setObjectName(u"tiles")
        self.tiles_row = QHBoxLayout(self.tiles)
        self.tiles_row.setSpacing(8)
        self.tiles_row.setObjectName(u"tiles_row")
        self.tiles_row.setContentsMargins(0, 0, 0, 0)

        self.choice_grid.addWidget(self.tiles, 1, 0, 1, 1)

        self.scoring = QStackedWidget(self.page)
        self.scoring.setObjectName(u"scoring")
        self.cards = QWidget()
        self.cards.setObjectName(u"cards")
        self.cards_row = QHBoxLayout(self.cards)
        self.cards_row.setSpacing(8)
        self.cards_row.setObjectName(u"cards_row")
        self.cards_row.setContentsMargins(0, 0, 0, 0)
        self.scoring.addWidget(self.cards)

        self.choice_grid.addWidget(self.scoring, 1, 1, 1, 1)

        self.tiles_hint = QLabel(self.page)
        self.tiles_hint.setObjectName(u"tiles_hint")
        self.tiles_hint.setTextFormat(Qt.TextFormat.PlainText)
        self.tiles_hint.setAlignment(Qt.AlignLeading|Qt.AlignLeft|Qt.AlignTop)
        self.tiles_hint.setWordWrap(True)
        self.tiles_hint.setProperty(u"quiet", True)

        self.choice_grid.addWidget(self.tiles_hint, 2, 0, 1, 1)

        self.summary_row = QHBoxLayout()
        self.summary_row.setSpacing(8)
        self.summary_row.setObjectName(u"summary_row")
        self.summary = QLabel(self.page)
        self.summary.setObjectName(u"summary")
        self.summary.setTextFormat(Qt.TextFormat.RichText)
        self.summary.setAlignment(Qt.AlignLeading|Qt.AlignLeft|Qt.AlignVCenter)
        self.summary.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.summary.sizePolicy().hasHeightForWidth())
        self.summary.setSizePolicy(sizePolicy)

        self.summary_row.addWidget(self.summary)

        self.all_a = QPushButton(self.page)
        self.all_a.setObjectName(u"all_a")

        self.summary_row.addWidget(self.all_a)

        self.all_random = QPushButton(self.page)
        self.all_random.setObjectName(u"all_random")

        self.summary_row.addWidget(self.all_random)


        self.choice_grid.addLayout(self.summary_row, 2, 1, 1, 1)

        self.choice_grid.setColumnStretch(1, 1)

        self.page_column.addLayout(self.choice_grid)

        self.rules_column = QVBoxLayout()
        self.rules_column.setSpacing(8)
        self.rules_column.setObjectName(u"rules_column")
        self.fold_row = QHBoxLayout()
        self.fold_row.setSpacing(8)
        self.fold_row.setObjectName(u"fold_row")
        self.rules_fold = QPushButton(self.page)
        self.rules_fold.setObjectName(u"rules_fold")
        self.rules_fold.setCheckable(True)
        self.rules_fold.setAutoDefault(False)
        self.rules_fold.setProperty(u"fold", True)

        self.fold_row.addWidget(self.rules_fold)

        self.rules_summary = QLabel(self.page)
        self.rules_summary.setObjectName(u"rules_summary")
        self.rules_summary.setTextFormat(Qt.TextFormat.PlainText)
        self.rules_summary.setProperty(u"quiet", True)

        self.fold_row.addWidget(self.rules_summary)

        self.fold_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.fold_row.addItem(self.fold_space)

        self.begin_title = QLabel(self.page)
        self.begin_title.setObjectName(u"begin_title")
        self.begin_title.setTextFormat(Qt.TextFormat.PlainText)

        self.fold_row.addWidget(self.begin_title)

        self.begin = QFrame(self.page)
        self.begin.setObjectName(u"begin")
        self.begin.setProperty(u"track", True)
        self.begin_row = QHBoxLayout(self.begin)
        self.begin_row.setSpacing(0)
        self.begin_row.setObjectName(u"begin_row")
        self.begin_row.setContentsMargins(2, 2, 2, 2)
        self.seated = QPushButton(self.begin)
        self.seated.setObjectName(u"seated")
        self.seated.setCheckable(True)
        self.seated.setAutoExclusive(True)
        self.seated.setAutoDefault(False)
        self.seated.setProperty(u"segment", True)

        self.begin_row.addWidget(self.seated)

        self.drawn = QPushButton(self.begin)
        self.drawn.setObjectName(u"drawn")
        self.drawn.setCheckable(True)
        self.drawn.setAutoExclusive(True)
        self.drawn.setAutoDefault(False)
        self.drawn.setProperty(u"segment", True)

        self.begin_row.addWidget(self.drawn)


        self.fold_row.addWidget(self.begin)


        self.rules_column.addLayout(self.fold_row)


        self.page_column.addLayout(self.rules_column)

        self.page_space = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.page_column.addItem(self.page_space)

        self.scroll.setWidget(self.page)

        self.column.addWidget(self.scroll)

        self.footer = QFrame(NewGameDialog)
        self.footer.setObjectName(u"footer")
        self.footer.setProperty(u"footer", True)
        self.footer_row = QHBoxLayout(self.footer)
        self.footer_row.setSpacing(8)
        self.footer_row.setObjectName(u"footer_row")
        self.footer_row.setContentsMargins(24, 16, 24, 16)
        self.code_label = QLabel(self.footer)
        self.code_label.setObjectName(u"code_label")
        self.code_label.setTextFormat(Qt.TextFormat.PlainText)

        self.footer_row.addWidget(self.code_label)

        self.code = QLineEdit(self.footer)
        self.code.setObjectName(u"code")
        self.code.setMinimumSize(QSize(200, 0))
        self.code.setMaximumSize(QSize(200, 16777215))

        self.footer_row.addWidget(self.code)

        self.code_error = QLabel(self.footer)
        self.code_error.setObjectName(u"code_error")
        self.code_error.setTextFormat(Qt.TextFormat.PlainText)
        self.code_error.setWordWrap(True)
        sizePolicy1 = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy1.setHorizontalStretch(1)
        sizePolicy1.setVerticalStretch(0)
        sizePolicy1.setHeightForWidth(self.code_error.sizePolicy().hasHeightForWidth())
        self.code_error.setSizePolicy(sizePolicy1)
        self.code_error.setProperty(u"error", True)

        self.footer_row.addWidget(self.code_error)

        self.cancel = QPushButton(self.footer)
        self.cancel.setObjectName(u"cancel")

        self.footer_row.addWidget(self.cancel)

        self.start = QPushButton(self.footer)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"primary", True)

        self.footer_row.addWidget(self.start)


        self.column.addWidget(self.footer)

#if QT_CONFIG(shortcut)
        self.code_label.setBuddy(self.code)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(NewGameDialog)

        self.start.setDefault(True)


        QMetaObject.connectSlotsByName(NewGameDialog)
    # setupUi

    def retranslateUi(self, NewGameDialog: QDialog) -> None:
        NewGameDialog.setWindowTitle(QCoreApplication.translate("NewGameDialog", u"New game", None))
        self.tiles_title.setText(QCoreApplication.translate("NewGameDialog", u"Tiles", None))
        self.scoring_title.setText(QCoreApplication.translate("NewGameDialog", u"Scoring", None))
        self.by_cards.setText(QCoreApplication.translate("NewGameDialog", u"&Cards", None))
        self.family.setText(QCoreApplication.translate("NewGameDialog", u"&Family", None))
        self.intermediate.setText(QCoreApplication.translate("NewGameDialog", u"&Intermediate", None))
#if QT_CONFIG(accessibility)
        self.tiles.setAccessibleName(QCoreApplication.translate("NewGameDialog", u"Tiles", None))
#endif // QT_CONFIG(accessibility)
        self.tiles_hint.setText(QCoreApplication.translate("NewGameDialog", u"With squares, Family or Intermediate is recommended.", None))
        self.all_a.setText(QCoreApplication.translate("NewGameDialog", u"A&ll A", None))
#if QT_CONFIG(tooltip)
        self.all_a.setToolTip(QCoreApplication.translate("NewGameDialog", u"Card A for every animal: good for a first game", None))
#endif // QT_CONFIG(tooltip)
        self.all_random.setText(QCoreApplication.translate("NewGameDialog", u"All at &random", None))
#if QT_CONFIG(tooltip)
        self.all_random.setToolTip(QCoreApplication.translate("NewGameDialog", u"Draw every card when the game is dealt", None))
#endif // QT_CONFIG(tooltip)
        self.rules_fold.setText(QCoreApplication.translate("NewGameDialog", u"Table r&ules", None))
        self.begin_title.setText(QCoreApplication.translate("NewGameDialog", u"Who begins", None))
#if QT_CONFIG(accessibility)
        self.begin.setAccessibleName(QCoreApplication.translate("NewGameDialog", u"Who begins", None))
#endif // QT_CONFIG(accessibility)
        self.seated.setText(QCoreApplication.translate("NewGameDialog", u"As s&eated", None))
#if QT_CONFIG(tooltip)
        self.seated.setToolTip(QCoreApplication.translate("NewGameDialog", u"Player 1 begins", None))
#endif // QT_CONFIG(tooltip)
        self.drawn.setText(QCoreApplication.translate("NewGameDialog", u"Dra&wn", None))
#if QT_CONFIG(tooltip)
        self.drawn.setToolTip(QCoreApplication.translate("NewGameDialog", u"Lots decide who begins; the others follow as they are seated", None))
#endif // QT_CONFIG(tooltip)
        self.code_label.setText(QCoreApplication.translate("NewGameDialog", u"&Deal code", None))
        self.code.setPlaceholderText(QCoreApplication.translate("NewGameDialog", u"a new deal", None))
#if QT_CONFIG(tooltip)
        self.code.setToolTip(QCoreApplication.translate("NewGameDialog", u"Whoever types this code plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.cancel.setText(QCoreApplication.translate("NewGameDialog", u"Cancel", None))
        self.start.setText(QCoreApplication.translate("NewGameDialog", u"&Start", None))
    # retranslateUi

