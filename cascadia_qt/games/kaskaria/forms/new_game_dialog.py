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

from cascadia_qt.views.switch import Switch
from cascadia_qt.views.tall_scroll import TallScroll

class Ui_KaskariaNewGameDialog(object):
    def setupUi(self, KaskariaNewGameDialog: QDialog) -> None:
        if not KaskariaNewGameDialog.objectName():
            KaskariaNewGameDialog.setObjectName(u"KaskariaNewGameDialog")
        self.column = QVBoxLayout(KaskariaNewGameDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scroll = TallScroll(KaskariaNewGameDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setSpacing(16)
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
        self.length_title = QLabel(self.page)
        self.length_title.setObjectName(u"length_title")
        self.length_title.setTextFormat(Qt.TextFormat.PlainText)
        self.length_title.setProperty(u"heading", True)

        self.left_column.addWidget(self.length_title)

        self.lengths = QWidget(self.page)
        self.lengths.setObjectName(u"lengths")
        self.lengths_row = QHBoxLayout(self.lengths)
        self.lengths_row.setSpacing(8)
        self.lengths_row.setObjectName(u"lengths_row")
        self.lengths_row.setContentsMargins(0, 0, 0, 0)

        self.left_column.addWidget(self.lengths)

        self.below_lengths = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.left_column.addItem(self.below_lengths)

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


        self.left_column.addLayout(self.begins_row)


        self.choices.addLayout(self.left_column)

        self.right_column = QVBoxLayout()
        self.right_column.setSpacing(8)
        self.right_column.setObjectName(u"right_column")
        self.rules_title = QLabel(self.page)
        self.rules_title.setObjectName(u"rules_title")
        self.rules_title.setTextFormat(Qt.TextFormat.PlainText)
        self.rules_title.setProperty(u"heading", True)

        self.right_column.addWidget(self.rules_title)

        self.switches = QGridLayout()
        self.switches.setObjectName(u"switches")
        self.switches.setHorizontalSpacing(16)
        self.switches.setVerticalSpacing(14)
        self.fearless = Switch(self.page)
        self.fearless.setObjectName(u"fearless")

        self.switches.addWidget(self.fearless, 0, 0, 1, 1)

        self.fearless_words = QWidget(self.page)
        self.fearless_words.setObjectName(u"fearless_words")
        self.fearless_column = QVBoxLayout(self.fearless_words)
        self.fearless_column.setSpacing(0)
        self.fearless_column.setObjectName(u"fearless_column")
        self.fearless_column.setContentsMargins(0, 0, 0, 0)
        self.fearless_title = QLabel(self.fearless_words)
        self.fearless_title.setObjectName(u"fearless_title")
        self.fearless_title.setTextFormat(Qt.TextFormat.PlainText)
        self.fearless_title.setProperty(u"title", True)

        self.fearless_column.addWidget(self.fearless_title)

        self.fearless_sentence = QLabel(self.fearless_words)
        self.fearless_sentence.setObjectName(u"fearless_sentence")
        self.fearless_sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.fearless_sentence.setWordWrap(True)
        self.fearless_sentence.setProperty(u"quiet", True)

        self.fearless_column.addWidget(self.fearless_sentence)


        self.switches.addWidget(self.fearless_words, 0, 1, 1, 1)

        self.open_hands = Switch(self.page)
        self.open_hands.setObjectName(u"open_hands")

        self.switches.addWidget(self.open_hands, 1, 0, 1, 1)

        self.open_hands_words = QWidget(self.page)
        self.open_hands_words.setObjectName(u"open_hands_words")
        self.open_hands_column = QVBoxLayout(self.open_hands_words)
        self.open_hands_column.setSpacing(0)
        self.open_hands_column.setObjectName(u"open_hands_column")
        self.open_hands_column.setContentsMargins(0, 0, 0, 0)
        self.open_hands_title = QLabel(self.open_hands_words)
        self.open_hands_title.setObjectName(u"open_hands_title")
        self.open_hands_title.setTextFormat(Qt.TextFormat.PlainText)
        self.open_hands_title.setProperty(u"title", True)

        self.open_hands_column.addWidget(self.open_hands_title)

        self.open_hands_sentence = QLabel(self.open_hands_words)
        self.open_hands_sentence.setObjectName(u"open_hands_sentence")
        self.open_hands_sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.open_hands_sentence.setWordWrap(True)
        self.open_hands_sentence.setProperty(u"quiet", True)

        self.open_hands_column.addWidget(self.open_hands_sentence)


        self.switches.addWidget(self.open_hands_words, 1, 1, 1, 1)

        self.free_undo = Switch(self.page)
        self.free_undo.setObjectName(u"free_undo")

        self.switches.addWidget(self.free_undo, 2, 0, 1, 1)

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


        self.switches.addWidget(self.free_undo_words, 2, 1, 1, 1)

        self.switches.setColumnStretch(1, 1)

        self.right_column.addLayout(self.switches)

        self.below_switches = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.right_column.addItem(self.below_switches)


        self.choices.addLayout(self.right_column)

        self.choices.setStretch(1, 1)

        self.page_column.addLayout(self.choices)

        self.page_space = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.page_column.addItem(self.page_space)

        self.scroll.setWidget(self.page)

        self.column.addWidget(self.scroll)

        self.footer = QFrame(KaskariaNewGameDialog)
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
        self.fearless_title.setBuddy(self.fearless)
        self.open_hands_title.setBuddy(self.open_hands)
        self.free_undo_title.setBuddy(self.free_undo)
        self.seed_label.setBuddy(self.seed)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(KaskariaNewGameDialog)

        self.start.setDefault(True)


        QMetaObject.connectSlotsByName(KaskariaNewGameDialog)
    # setupUi

    def retranslateUi(self, KaskariaNewGameDialog: QDialog) -> None:
        KaskariaNewGameDialog.setWindowTitle(QCoreApplication.translate("KaskariaNewGameDialog", u"New game", None))
        self.length_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Ways to the volcano", None))
#if QT_CONFIG(accessibility)
        self.lengths.setAccessibleName(QCoreApplication.translate("KaskariaNewGameDialog", u"Ways to the volcano", None))
#endif // QT_CONFIG(accessibility)
        self.begin_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Who begins", None))
#if QT_CONFIG(accessibility)
        self.begin.setAccessibleName(QCoreApplication.translate("KaskariaNewGameDialog", u"Who begins", None))
#endif // QT_CONFIG(accessibility)
        self.seated.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"As s&eated", None))
#if QT_CONFIG(tooltip)
        self.seated.setToolTip(QCoreApplication.translate("KaskariaNewGameDialog", u"Player 1 begins", None))
#endif // QT_CONFIG(tooltip)
        self.drawn.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Dra&wn", None))
#if QT_CONFIG(tooltip)
        self.drawn.setToolTip(QCoreApplication.translate("KaskariaNewGameDialog", u"Lots decide who begins; the others follow as they are seated", None))
#endif // QT_CONFIG(tooltip)
        self.rules_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"For this table", None))
#if QT_CONFIG(accessibility)
        self.fearless.setAccessibleName(QCoreApplication.translate("KaskariaNewGameDialog", u"For the fearless", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.fearless.setAccessibleDescription(QCoreApplication.translate("KaskariaNewGameDialog", u"Two runners of a set go 3 steps, two gold are 5.", None))
#endif // QT_CONFIG(accessibility)
        self.fearless_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"&For the fearless", None))
        self.fearless_sentence.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Two runners of a set go 3 steps, two gold are 5.", None))
#if QT_CONFIG(accessibility)
        self.open_hands.setAccessibleName(QCoreApplication.translate("KaskariaNewGameDialog", u"Open hands", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.open_hands.setAccessibleDescription(QCoreApplication.translate("KaskariaNewGameDialog", u"Everybody sees all cards: good for families.", None))
#endif // QT_CONFIG(accessibility)
        self.open_hands_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"&Open hands", None))
        self.open_hands_sentence.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Everybody sees all cards: good for families.", None))
#if QT_CONFIG(accessibility)
        self.free_undo.setAccessibleName(QCoreApplication.translate("KaskariaNewGameDialog", u"Free undo", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.free_undo.setAccessibleDescription(QCoreApplication.translate("KaskariaNewGameDialog", u"Undo even after a card was seen.", None))
#endif // QT_CONFIG(accessibility)
        self.free_undo_title.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Free &undo", None))
        self.free_undo_sentence.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Undo even after a card was seen.", None))
        self.seed_label.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"&Deal number", None))
        self.seed.setPlaceholderText(QCoreApplication.translate("KaskariaNewGameDialog", u"a new deal", None))
#if QT_CONFIG(tooltip)
        self.seed.setToolTip(QCoreApplication.translate("KaskariaNewGameDialog", u"Whoever types this number plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.cancel.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"Cancel", None))
        self.start.setText(QCoreApplication.translate("KaskariaNewGameDialog", u"&Play", None))
    # retranslateUi

