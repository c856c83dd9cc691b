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

class Ui_CryptidNewGameDialog(object):
    def setupUi(self, CryptidNewGameDialog: QDialog) -> None:
        if not CryptidNewGameDialog.objectName():
            CryptidNewGameDialog.setObjectName(u"CryptidNewGameDialog")
        self.column = QVBoxLayout(CryptidNewGameDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scroll = TallScroll(CryptidNewGameDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.page = QWidget()
        self.page.setObjectName(u"page")
        self.page_column = QVBoxLayout(self.page)
        self.page_column.setSpacing(16)
        self.page_column.setObjectName(u"page_column")
        self.page_column.setContentsMargins(20, 24, 20, 24)
        self.seats_row = QHBoxLayout()
        self.seats_row.setObjectName(u"seats_row")

        self.page_column.addLayout(self.seats_row)

        self.shares = QLabel(self.page)
        self.shares.setObjectName(u"shares")
        self.shares.setTextFormat(Qt.TextFormat.PlainText)
        self.shares.setWordWrap(True)
        self.shares.setProperty(u"quiet", True)

        self.page_column.addWidget(self.shares)

        self.choices = QHBoxLayout()
        self.choices.setSpacing(12)
        self.choices.setObjectName(u"choices")
        self.left_column = QVBoxLayout()
        self.left_column.setSpacing(8)
        self.left_column.setObjectName(u"left_column")
        self.modes = QWidget(self.page)
        self.modes.setObjectName(u"modes")
        self.modes_row = QHBoxLayout(self.modes)
        self.modes_row.setSpacing(12)
        self.modes_row.setObjectName(u"modes_row")
        self.modes_row.setContentsMargins(0, 0, 0, 0)

        self.left_column.addWidget(self.modes)

        self.box_note = QLabel(self.page)
        self.box_note.setObjectName(u"box_note")
        self.box_note.setTextFormat(Qt.TextFormat.PlainText)
        self.box_note.setWordWrap(True)
        self.box_note.setProperty(u"title", True)

        self.left_column.addWidget(self.box_note)

        self.below_modes = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.left_column.addItem(self.below_modes)


        self.choices.addLayout(self.left_column)

        self.right_column = QVBoxLayout()
        self.right_column.setSpacing(12)
        self.right_column.setObjectName(u"right_column")
        self.difficulty_column = QVBoxLayout()
        self.difficulty_column.setSpacing(4)
        self.difficulty_column.setObjectName(u"difficulty_column")
        self.difficulty_title = QLabel(self.page)
        self.difficulty_title.setObjectName(u"difficulty_title")
        self.difficulty_title.setTextFormat(Qt.TextFormat.PlainText)
        self.difficulty_title.setProperty(u"title", True)

        self.difficulty_column.addWidget(self.difficulty_title)

        self.difficulty = QFrame(self.page)
        self.difficulty.setObjectName(u"difficulty")
        self.difficulty.setProperty(u"track", True)
        self.difficulty_row = QHBoxLayout(self.difficulty)
        self.difficulty_row.setSpacing(0)
        self.difficulty_row.setObjectName(u"difficulty_row")
        self.difficulty_row.setContentsMargins(2, 2, 2, 2)
        self.any_step = QPushButton(self.difficulty)
        self.any_step.setObjectName(u"any_step")
        self.any_step.setCheckable(True)
        self.any_step.setAutoExclusive(True)
        self.any_step.setAutoDefault(False)
        self.any_step.setProperty(u"segment", True)

        self.difficulty_row.addWidget(self.any_step)

        self.easy = QPushButton(self.difficulty)
        self.easy.setObjectName(u"easy")
        self.easy.setCheckable(True)
        self.easy.setAutoExclusive(True)
        self.easy.setAutoDefault(False)
        self.easy.setProperty(u"segment", True)

        self.difficulty_row.addWidget(self.easy)

        self.medium = QPushButton(self.difficulty)
        self.medium.setObjectName(u"medium")
        self.medium.setCheckable(True)
        self.medium.setAutoExclusive(True)
        self.medium.setAutoDefault(False)
        self.medium.setProperty(u"segment", True)

        self.difficulty_row.addWidget(self.medium)

        self.hard = QPushButton(self.difficulty)
        self.hard.setObjectName(u"hard")
        self.hard.setCheckable(True)
        self.hard.setAutoExclusive(True)
        self.hard.setAutoDefault(False)
        self.hard.setProperty(u"segment", True)

        self.difficulty_row.addWidget(self.hard)

        self.expert = QPushButton(self.difficulty)
        self.expert.setObjectName(u"expert")
        self.expert.setCheckable(True)
        self.expert.setAutoExclusive(True)
        self.expert.setAutoDefault(False)
        self.expert.setProperty(u"segment", True)

        self.difficulty_row.addWidget(self.expert)


        self.difficulty_column.addWidget(self.difficulty)


        self.right_column.addLayout(self.difficulty_column)

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

        self.begins_row_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.begins_row.addItem(self.begins_row_space)


        self.right_column.addLayout(self.begins_row)

        self.switches = QGridLayout()
        self.switches.setObjectName(u"switches")
        self.switches.setHorizontalSpacing(16)
        self.switches.setVerticalSpacing(10)
        self.unique_known = Switch(self.page)
        self.unique_known.setObjectName(u"unique_known")

        self.switches.addWidget(self.unique_known, 0, 0, 1, 1)

        self.unique_known_words = QWidget(self.page)
        self.unique_known_words.setObjectName(u"unique_known_words")
        self.unique_known_column = QVBoxLayout(self.unique_known_words)
        self.unique_known_column.setSpacing(0)
        self.unique_known_column.setObjectName(u"unique_known_column")
        self.unique_known_column.setContentsMargins(0, 0, 0, 0)
        self.unique_known_title = QLabel(self.unique_known_words)
        self.unique_known_title.setObjectName(u"unique_known_title")
        self.unique_known_title.setTextFormat(Qt.TextFormat.PlainText)
        self.unique_known_title.setProperty(u"title", True)

        self.unique_known_column.addWidget(self.unique_known_title)

        self.unique_known_sentence = QLabel(self.unique_known_words)
        self.unique_known_sentence.setObjectName(u"unique_known_sentence")
        self.unique_known_sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.unique_known_sentence.setWordWrap(True)
        self.unique_known_sentence.setProperty(u"quiet", True)

        self.unique_known_column.addWidget(self.unique_known_sentence)


        self.switches.addWidget(self.unique_known_words, 0, 1, 1, 1)

        self.answer_yourselves = Switch(self.page)
        self.answer_yourselves.setObjectName(u"answer_yourselves")

        self.switches.addWidget(self.answer_yourselves, 1, 0, 1, 1)

        self.answer_yourselves_words = QWidget(self.page)
        self.answer_yourselves_words.setObjectName(u"answer_yourselves_words")
        self.answer_yourselves_column = QVBoxLayout(self.answer_yourselves_words)
        self.answer_yourselves_column.setSpacing(0)
        self.answer_yourselves_column.setObjectName(u"answer_yourselves_column")
        self.answer_yourselves_column.setContentsMargins(0, 0, 0, 0)
        self.answer_yourselves_title = QLabel(self.answer_yourselves_words)
        self.answer_yourselves_title.setObjectName(u"answer_yourselves_title")
        self.answer_yourselves_title.setTextFormat(Qt.TextFormat.PlainText)
        self.answer_yourselves_title.setProperty(u"title", True)

        self.answer_yourselves_column.addWidget(self.answer_yourselves_title)

        self.answer_yourselves_sentence = QLabel(self.answer_yourselves_words)
        self.answer_yourselves_sentence.setObjectName(u"answer_yourselves_sentence")
        self.answer_yourselves_sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.answer_yourselves_sentence.setWordWrap(True)
        self.answer_yourselves_sentence.setProperty(u"quiet", True)

        self.answer_yourselves_column.addWidget(self.answer_yourselves_sentence)


        self.switches.addWidget(self.answer_yourselves_words, 1, 1, 1, 1)

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

        self.footer = QFrame(CryptidNewGameDialog)
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
        self.seed.setMinimumSize(QSize(160, 0))
        self.seed.setMaximumSize(QSize(160, 16777215))

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

        self.busy = QLabel(self.footer)
        self.busy.setObjectName(u"busy")
        self.busy.setTextFormat(Qt.TextFormat.PlainText)
        self.busy.setWordWrap(True)
        sizePolicy.setHeightForWidth(self.busy.sizePolicy().hasHeightForWidth())
        self.busy.setSizePolicy(sizePolicy)
        self.busy.setProperty(u"quiet", True)

        self.footer_row.addWidget(self.busy)

        self.own_box = QPushButton(self.footer)
        self.own_box.setObjectName(u"own_box")
        self.own_box.setAutoDefault(False)

        self.footer_row.addWidget(self.own_box)

        self.cancel = QPushButton(self.footer)
        self.cancel.setObjectName(u"cancel")

        self.footer_row.addWidget(self.cancel)

        self.start = QPushButton(self.footer)
        self.start.setObjectName(u"start")
        self.start.setProperty(u"primary", True)

        self.footer_row.addWidget(self.start)


        self.column.addWidget(self.footer)

#if QT_CONFIG(shortcut)
        self.unique_known_title.setBuddy(self.unique_known)
        self.answer_yourselves_title.setBuddy(self.answer_yourselves)
        self.seed_label.setBuddy(self.seed)
#endif // QT_CONFIG(shortcut)

        self.retranslateUi(CryptidNewGameDialog)

        self.start.setDefault(True)


        QMetaObject.connectSlotsByName(CryptidNewGameDialog)
    # setupUi

    def retranslateUi(self, CryptidNewGameDialog: QDialog) -> None:
        CryptidNewGameDialog.setWindowTitle(QCoreApplication.translate("CryptidNewGameDialog", u"New game", None))
#if QT_CONFIG(accessibility)
        self.modes.setAccessibleName(QCoreApplication.translate("CryptidNewGameDialog", u"Game", None))
#endif // QT_CONFIG(accessibility)
        self.difficulty_title.setText(QCoreApplication.translate("CryptidNewGameDialog", u"How hard the puzzle is", None))
#if QT_CONFIG(accessibility)
        self.difficulty.setAccessibleName(QCoreApplication.translate("CryptidNewGameDialog", u"Difficulty", None))
#endif // QT_CONFIG(accessibility)
        self.any_step.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Any", None))
        self.easy.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Ea&sy", None))
        self.medium.setText(QCoreApplication.translate("CryptidNewGameDialog", u"&Medium", None))
        self.hard.setText(QCoreApplication.translate("CryptidNewGameDialog", u"&Hard", None))
        self.expert.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Expe&rt", None))
        self.begin_title.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Who begins", None))
#if QT_CONFIG(accessibility)
        self.begin.setAccessibleName(QCoreApplication.translate("CryptidNewGameDialog", u"Who begins", None))
#endif // QT_CONFIG(accessibility)
        self.seated.setText(QCoreApplication.translate("CryptidNewGameDialog", u"As s&eated", None))
#if QT_CONFIG(tooltip)
        self.seated.setToolTip(QCoreApplication.translate("CryptidNewGameDialog", u"Player 1 begins", None))
#endif // QT_CONFIG(tooltip)
        self.drawn.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Dra&wn", None))
#if QT_CONFIG(tooltip)
        self.drawn.setToolTip(QCoreApplication.translate("CryptidNewGameDialog", u"Lots decide who begins; the others follow as they are seated", None))
#endif // QT_CONFIG(tooltip)
#if QT_CONFIG(accessibility)
        self.unique_known.setAccessibleName(QCoreApplication.translate("CryptidNewGameDialog", u"Exactly one cell", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.unique_known.setAccessibleDescription(QCoreApplication.translate("CryptidNewGameDialog", u"Deduction sheets may use that exactly one cell fits all clues.", None))
#endif // QT_CONFIG(accessibility)
        self.unique_known_title.setText(QCoreApplication.translate("CryptidNewGameDialog", u"E&xactly one cell", None))
        self.unique_known_sentence.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Deduction sheets may use that exactly one cell fits all clues.", None))
#if QT_CONFIG(accessibility)
        self.answer_yourselves.setAccessibleName(QCoreApplication.translate("CryptidNewGameDialog", u"Answer yourselves", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.answer_yourselves.setAccessibleDescription(QCoreApplication.translate("CryptidNewGameDialog", u"Whoever is asked puts the token down; slips are put right.", None))
#endif // QT_CONFIG(accessibility)
        self.answer_yourselves_title.setText(QCoreApplication.translate("CryptidNewGameDialog", u"A&nswer yourselves", None))
        self.answer_yourselves_sentence.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Whoever is asked puts the token down; slips are put right.", None))
        self.seed_label.setText(QCoreApplication.translate("CryptidNewGameDialog", u"&Deal number", None))
        self.seed.setPlaceholderText(QCoreApplication.translate("CryptidNewGameDialog", u"a new deal", None))
#if QT_CONFIG(tooltip)
        self.seed.setToolTip(QCoreApplication.translate("CryptidNewGameDialog", u"Whoever types this number plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.busy.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Looking for such a puzzle\u2026", None))
        self.own_box.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Own &box\u2026", None))
#if QT_CONFIG(tooltip)
        self.own_box.setToolTip(QCoreApplication.translate("CryptidNewGameDialog", u"Lay the map and the clues of your own box.", None))
#endif // QT_CONFIG(tooltip)
        self.cancel.setText(QCoreApplication.translate("CryptidNewGameDialog", u"Cancel", None))
        self.start.setText(QCoreApplication.translate("CryptidNewGameDialog", u"&Play", None))
    # retranslateUi

