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
    QSizePolicy, QSpacerItem, QVBoxLayout, QWidget)

from cascadia_qt.games.okanagan.views.setup.rounds_view import RoundsView
from cascadia_qt.views.switch import Switch
from cascadia_qt.views.tall_scroll import TallScroll

class Ui_OkanaganNewGameDialog(object):
    def setupUi(self, OkanaganNewGameDialog: QDialog) -> None:
        if not OkanaganNewGameDialog.objectName():
            OkanaganNewGameDialog.setObjectName(u"OkanaganNewGameDialog")
        self.column = QVBoxLayout(OkanaganNewGameDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scroll = TallScroll(OkanaganNewGameDialog)
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

        self.choices = QHBoxLayout()
        self.choices.setSpacing(32)
        self.choices.setObjectName(u"choices")
        self.left_column = QVBoxLayout()
        self.left_column.setSpacing(8)
        self.left_column.setObjectName(u"left_column")
        self.rounds_title = QLabel(self.page)
        self.rounds_title.setObjectName(u"rounds_title")
        self.rounds_title.setTextFormat(Qt.TextFormat.PlainText)
        self.rounds_title.setProperty(u"heading", True)

        self.left_column.addWidget(self.rounds_title)

        self.rounds = RoundsView(self.page)
        self.rounds.setObjectName(u"rounds")

        self.left_column.addWidget(self.rounds)

        self.below_rounds = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.left_column.addItem(self.below_rounds)


        self.choices.addLayout(self.left_column)

        self.right_column = QVBoxLayout()
        self.right_column.setSpacing(8)
        self.right_column.setObjectName(u"right_column")
        self.rules_title = QLabel(self.page)
        self.rules_title.setObjectName(u"rules_title")
        self.rules_title.setTextFormat(Qt.TextFormat.PlainText)
        self.rules_title.setProperty(u"heading", True)

        self.right_column.addWidget(self.rules_title)

        self.begins_row = QHBoxLayout()
        self.begins_row.setSpacing(12)
        self.begins_row.setObjectName(u"begins_row")
        self.begin_title = QLabel(self.page)
        self.begin_title.setObjectName(u"begin_title")
        self.begin_title.setTextFormat(Qt.TextFormat.PlainText)
        self.begin_title.setProperty(u"title", True)

        self.begins_row.addWidget(self.begin_title)

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


        self.begins_row.addWidget(self.begin)

        self.begin_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.begins_row.addItem(self.begin_space)


        self.right_column.addLayout(self.begins_row)

        self.switches = QGridLayout()
        self.switches.setObjectName(u"switches")
        self.switches.setHorizontalSpacing(16)
        self.switches.setVerticalSpacing(14)
        self.free_undo = Switch(self.page)
        self.free_undo.setObjectName(u"free_undo")

        self.switches.addWidget(self.free_undo, 0, 0, 1, 1)

        self.free_undo_words = QWidget(self.page)
        self.free_undo_words.setObjectName(u"free_undo_words")
        self.free_undo_column = QVBoxLayout(self.free_undo_words)
        self.free_undo_column.setSpacing(0)
        self.free_undo_column.setObjectName(u"free_undo_column")
        self.free_undo_column.setContentsMargins(0, 0, 0, 0)
        self.free_undo_title = QLabel(self.free_undo_words)
        self.free_undo_title.setObjectName(u"free_undo_title")
        self.free_undo_title.setTextFormat(Qt.TextFormat.PlainText)
        self.free_undo_title.setProperty(u"title", True)

        self.free_undo_column.addWidget(self.free_undo_title)

        self.free_undo_sentence = QLabel(self.free_undo_words)
        self.free_undo_sentence.setObjectName(u"free_undo_sentence")
        self.free_undo_sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.free_undo_sentence.setWordWrap(True)
        self.free_undo_sentence.setProperty(u"quiet", True)

        self.free_undo_column.addWidget(self.free_undo_sentence)


        self.switches.addWidget(self.free_undo_words, 0, 1, 1, 1)

        self.switches.setColumnStretch(1, 1)

        self.right_column.addLayout(self.switches)

        self.first_game = QLabel(self.page)
        self.first_game.setObjectName(u"first_game")
        self.first_game.setTextFormat(Qt.TextFormat.PlainText)
        self.first_game.setWordWrap(True)
        self.first_game.setProperty(u"quiet", True)

        self.right_column.addWidget(self.first_game)

        self.below_switches = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.right_column.addItem(self.below_switches)


        self.choices.addLayout(self.right_column)

        self.choices.setStretch(1, 1)

        self.page_column.addLayout(self.choices)

        self.page_space = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.page_column.addItem(self.page_space)

        self.scroll.setWidget(self.page)

        self.column.addWidget(self.scroll)

        self.footer = QFrame(OkanaganNewGameDialog)
        self.footer.setObjectName(u"footer")
        self.footer.setProperty(u"footer", True)
        self.footer_row = QHBoxLayout(self.footer)
        self.footer_row.setSpacing(8)
        self.footer_row.setObjectName(u"footer_row")
        self.footer_row.setContentsMargins(24, 16, 24, 16)
        self.seed_label = QLabel(self.footer)
        self.seed_label.setObjectName(u"seed_label")
        self.seed_label.setTextFormat(Qt.TextFormat.PlainText)

        self.footer_row.addWidget(self.seed_label)

        self.seed = QLineEdit(self.footer)
        self.seed.setObjectName(u"seed")
        self.seed.setMinimumSize(QSize(200, 0))
        self.seed.setMaximumSize(QSize(200, 16777215))

        self.footer_row.addWidget(self.seed)

        self.seed_error = QLabel(self.footer)
        self.seed_error.setObjectName(u"seed_error")
        self.seed_error.setTextFormat(Qt.TextFormat.PlainText)
        self.seed_error.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.seed_error.sizePolicy().hasHeightForWidth())
        self.seed_error.setSizePolicy(sizePolicy)
        self.seed_error.setProperty(u"error", True)

        self.footer_row.addWidget(self.seed_error)

        self.cancel = QPushButton(self.footer)
        self.cancel.setObjectName(u"cancel")

        self.footer_row.addWidget(self.cancel)

        self.start = QPushButton(self.footer)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"primary", True)

        self.footer_row.addWidget(self.start)


        self.column.addWidget(self.footer)

#if QT_CONFIG(shortcut)
        self.free_undo_title.setBuddy(self.free_undo)
        self.seed_label.setBuddy(self.seed)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(OkanaganNewGameDialog)

        self.start.setDefault(True)


        QMetaObject.connectSlotsByName(OkanaganNewGameDialog)
    # setupUi

    def retranslateUi(self, OkanaganNewGameDialog: QDialog) -> None:
        OkanaganNewGameDialog.setWindowTitle(QCoreApplication.translate("OkanaganNewGameDialog", u"New game", None))
        self.rounds_title.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Two rounds", None))
#if QT_CONFIG(accessibility)
        self.rounds.setAccessibleName(QCoreApplication.translate("OkanaganNewGameDialog", u"Two rounds", None))
#endif // QT_CONFIG(accessibility)
        self.rules_title.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"For this table", None))
        self.begin_title.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Who begins", None))
#if QT_CONFIG(accessibility)
        self.begin.setAccessibleName(QCoreApplication.translate("OkanaganNewGameDialog", u"Who begins", None))
#endif // QT_CONFIG(accessibility)
        self.seated.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"As s&eated", None))
#if QT_CONFIG(tooltip)
        self.seated.setToolTip(QCoreApplication.translate("OkanaganNewGameDialog", u"Player 1 begins", None))
#endif // QT_CONFIG(tooltip)
        self.drawn.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Dra&wn", None))
#if QT_CONFIG(tooltip)
        self.drawn.setToolTip(QCoreApplication.translate("OkanaganNewGameDialog", u"Lots decide who begins; the others follow as they are seated", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.free_undo.setAccessibleName(QCoreApplication.translate("OkanaganNewGameDialog", u"Free undo", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.free_undo.setAccessibleDescription(QCoreApplication.translate("OkanaganNewGameDialog", u"Undo even after a tile or a card was seen.", None))
#endif // QT_CONFIG(accessibility)
        self.free_undo_title.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Free &undo", None))
        self.free_undo_sentence.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Undo even after a tile or a card was seen.", None))
        self.first_game.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"For a first game one easy computer is enough: it takes half an hour, and the table always says what can be done.", None))
        self.seed_label.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"&Deal number", None))
        self.seed.setPlaceholderText(QCoreApplication.translate("OkanaganNewGameDialog", u"a new deal", None))
#if QT_CONFIG(tooltip)
        self.seed.setToolTip(QCoreApplication.translate("OkanaganNewGameDialog", u"Whoever types this number plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.cancel.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"Cancel", None))
        self.start.setText(QCoreApplication.translate("OkanaganNewGameDialog", u"&Play", None))
    # retranslateUi

