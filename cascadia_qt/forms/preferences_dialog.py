# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'preferences_dialog.ui'
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
    QHBoxLayout, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

from cascadia_qt.views.switch import Switch
from cascadia_qt.views.tall_scroll import TallScroll

class Ui_PreferencesDialog(object):
    def setupUi(self, PreferencesDialog: QDialog) -> None:
        if not PreferencesDialog.objectName():
            PreferencesDialog.setObjectName(u"PreferencesDialog")
        PreferencesDialog.setMinimumSize(QSize(640, 0))
        self.column = QVBoxLayout(PreferencesDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.scroll = TallScroll(PreferencesDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.inside = QWidget()
        self.inside.setObjectName(u"inside")
        self.rows = QGridLayout(self.inside)
        self.rows.setObjectName(u"rows")
        self.rows.setHorizontalSpacing(32)
        self.rows.setVerticalSpacing(24)
        self.rows.setContentsMargins(24, 24, 24, 24)
        self.language_text = QVBoxLayout()
        self.language_text.setSpacing(4)
        self.language_text.setObjectName(u"language_text")
        self.language_title = QLabel(self.inside)
        self.language_title.setObjectName(u"language_title")
        self.language_title.setTextFormat(Qt.TextFormat.PlainText)
        self.language_title.setProperty(u"title", True)

        self.language_text.addWidget(self.language_title)

        self.language_why = QLabel(self.inside)
        self.language_why.setObjectName(u"language_why")
        self.language_why.setTextFormat(Qt.TextFormat.PlainText)
        self.language_why.setWordWrap(True)
        self.language_why.setProperty(u"quiet", True)

        self.language_text.addWidget(self.language_why)


        self.rows.addLayout(self.language_text, 0, 0, 1, 1)

        self.language = QFrame(self.inside)
        self.language.setObjectName(u"language")
        self.language.setProperty(u"track", True)
        self.language_row = QHBoxLayout(self.language)
        self.language_row.setSpacing(0)
        self.language_row.setObjectName(u"language_row")
        self.language_row.setContentsMargins(2, 2, 2, 2)
        self.language_system = QPushButton(self.language)
        self.language_system.setObjectName(u"language_system")
        self.language_system.setCheckable(True)
        self.language_system.setAutoExclusive(True)
        self.language_system.setAutoDefault(False)
        self.language_system.setProperty(u"segment", True)

        self.language_row.addWidget(self.language_system)


        self.rows.addWidget(self.language, 0, 1, 1, 2, Qt.AlignRight|Qt.AlignVCenter)

        self.theme_text = QVBoxLayout()
        self.theme_text.setSpacing(4)
        self.theme_text.setObjectName(u"theme_text")
        self.theme_title = QLabel(self.inside)
        self.theme_title.setObjectName(u"theme_title")
        self.theme_title.setTextFormat(Qt.TextFormat.PlainText)
        self.theme_title.setProperty(u"title", True)

        self.theme_text.addWidget(self.theme_title)

        self.theme_why = QLabel(self.inside)
        self.theme_why.setObjectName(u"theme_why")
        self.theme_why.setTextFormat(Qt.TextFormat.PlainText)
        self.theme_why.setWordWrap(True)
        self.theme_why.setProperty(u"quiet", True)

        self.theme_text.addWidget(self.theme_why)


        self.rows.addLayout(self.theme_text, 1, 0, 1, 1)

        self.theme = QFrame(self.inside)
        self.theme.setObjectName(u"theme")
        self.theme.setProperty(u"track", True)
        self.theme_row = QHBoxLayout(self.theme)
        self.theme_row.setSpacing(0)
        self.theme_row.setObjectName(u"theme_row")
        self.theme_row.setContentsMargins(2, 2, 2, 2)
        self.theme_system = QPushButton(self.theme)
        self.theme_system.setObjectName(u"theme_system")
        self.theme_system.setCheckable(True)
        self.theme_system.setAutoExclusive(True)
        self.theme_system.setAutoDefault(False)
        self.theme_system.setProperty(u"segment", True)

        self.theme_row.addWidget(self.theme_system)

        self.theme_light = QPushButton(self.theme)
        self.theme_light.setObjectName(u"theme_light")
        self.theme_light.setCheckable(True)
        self.theme_light.setAutoExclusive(True)
        self.theme_light.setAutoDefault(False)
        self.theme_light.setProperty(u"segment", True)

        self.theme_row.addWidget(self.theme_light)

        self.theme_dark = QPushButton(self.theme)
        self.theme_dark.setObjectName(u"theme_dark")
        self.theme_dark.setCheckable(True)
        self.theme_dark.setAutoExclusive(True)
        self.theme_dark.setAutoDefault(False)
        self.theme_dark.setProperty(u"segment", True)

        self.theme_row.addWidget(self.theme_dark)

        self.theme_contrast = QPushButton(self.theme)
        self.theme_contrast.setObjectName(u"theme_contrast")
        self.theme_contrast.setCheckable(True)
        self.theme_contrast.setAutoExclusive(True)
        self.theme_contrast.setAutoDefault(False)
        self.theme_contrast.setProperty(u"segment", True)

        self.theme_row.addWidget(self.theme_contrast)


        self.rows.addWidget(self.theme, 1, 1, 1, 2, Qt.AlignRight|Qt.AlignVCenter)

        self.text_size_text = QVBoxLayout()
        self.text_size_text.setSpacing(4)
        self.text_size_text.setObjectName(u"text_size_text")
        self.text_size_title = QLabel(self.inside)
        self.text_size_title.setObjectName(u"text_size_title")
        self.text_size_title.setTextFormat(Qt.TextFormat.PlainText)
        self.text_size_title.setProperty(u"title", True)

        self.text_size_text.addWidget(self.text_size_title)

        self.text_size_why = QLabel(self.inside)
        self.text_size_why.setObjectName(u"text_size_why")
        self.text_size_why.setTextFormat(Qt.TextFormat.PlainText)
        self.text_size_why.setWordWrap(True)
        self.text_size_why.setProperty(u"quiet", True)

        self.text_size_text.addWidget(self.text_size_why)


        self.rows.addLayout(self.text_size_text, 2, 0, 1, 1)

        self.text_size = QFrame(self.inside)
        self.text_size.setObjectName(u"text_size")
        self.text_size.setProperty(u"track", True)
        self.text_size_row = QHBoxLayout(self.text_size)
        self.text_size_row.setSpacing(0)
        self.text_size_row.setObjectName(u"text_size_row")
        self.text_size_row.setContentsMargins(2, 2, 2, 2)
        self.text_size_100 = QPushButton(self.text_size)
        self.text_size_100.setObjectName(u"text_size_100")
        self.text_size_100.setCheckable(True)
        self.text_size_100.setAutoExclusive(True)
        self.text_size_100.setAutoDefault(False)
        self.text_size_100.setProperty(u"segment", True)

        self.text_size_row.addWidget(self.text_size_100)

        self.text_size_125 = QPushButton(self.text_size)
        self.text_size_125.setObjectName(u"text_size_125")
        self.text_size_125.setCheckable(True)
        self.text_size_125.setAutoExclusive(True)
        self.text_size_125.setAutoDefault(False)
        self.text_size_125.setProperty(u"segment", True)

        self.text_size_row.addWidget(self.text_size_125)

        self.text_size_150 = QPushButton(self.text_size)
        self.text_size_150.setObjectName(u"text_size_150")
        self.text_size_150.setCheckable(True)
        self.text_size_150.setAutoExclusive(True)
        self.text_size_150.setAutoDefault(False)
        self.text_size_150.setProperty(u"segment", True)

        self.text_size_row.addWidget(self.text_size_150)

        self.text_size_175 = QPushButton(self.text_size)
        self.text_size_175.setObjectName(u"text_size_175")
        self.text_size_175.setCheckable(True)
        self.text_size_175.setAutoExclusive(True)
        self.text_size_175.setAutoDefault(False)
        self.text_size_175.setProperty(u"segment", True)

        self.text_size_row.addWidget(self.text_size_175)

        self.text_size_200 = QPushButton(self.text_size)
        self.text_size_200.setObjectName(u"text_size_200")
        self.text_size_200.setCheckable(True)
        self.text_size_200.setAutoExclusive(True)
        self.text_size_200.setAutoDefault(False)
        self.text_size_200.setProperty(u"segment", True)

        self.text_size_row.addWidget(self.text_size_200)


        self.rows.addWidget(self.text_size, 2, 1, 1, 2, Qt.AlignRight|Qt.AlignVCenter)

        self.motion_text = QVBoxLayout()
        self.motion_text.setSpacing(4)
        self.motion_text.setObjectName(u"motion_text")
        self.motion_title = QLabel(self.inside)
        self.motion_title.setObjectName(u"motion_title")
        self.motion_title.setTextFormat(Qt.TextFormat.PlainText)
        self.motion_title.setProperty(u"title", True)

        self.motion_text.addWidget(self.motion_title)

        self.motion_why = QLabel(self.inside)
        self.motion_why.setObjectName(u"motion_why")
        self.motion_why.setTextFormat(Qt.TextFormat.PlainText)
        self.motion_why.setWordWrap(True)
        self.motion_why.setProperty(u"quiet", True)

        self.motion_text.addWidget(self.motion_why)


        self.rows.addLayout(self.motion_text, 3, 0, 1, 1)

        self.motion = QFrame(self.inside)
        self.motion.setObjectName(u"motion")
        self.motion.setProperty(u"track", True)
        self.motion_row = QHBoxLayout(self.motion)
        self.motion_row.setSpacing(0)
        self.motion_row.setObjectName(u"motion_row")
        self.motion_row.setContentsMargins(2, 2, 2, 2)
        self.motion_system = QPushButton(self.motion)
        self.motion_system.setObjectName(u"motion_system")
        self.motion_system.setCheckable(True)
        self.motion_system.setAutoExclusive(True)
        self.motion_system.setAutoDefault(False)
        self.motion_system.setProperty(u"segment", True)

        self.motion_row.addWidget(self.motion_system)

        self.motion_off = QPushButton(self.motion)
        self.motion_off.setObjectName(u"motion_off")
        self.motion_off.setCheckable(True)
        self.motion_off.setAutoExclusive(True)
        self.motion_off.setAutoDefault(False)
        self.motion_off.setProperty(u"segment", True)

        self.motion_row.addWidget(self.motion_off)

        self.motion_fast = QPushButton(self.motion)
        self.motion_fast.setObjectName(u"motion_fast")
        self.motion_fast.setCheckable(True)
        self.motion_fast.setAutoExclusive(True)
        self.motion_fast.setAutoDefault(False)
        self.motion_fast.setProperty(u"segment", True)

        self.motion_row.addWidget(self.motion_fast)

        self.motion_normal = QPushButton(self.motion)
        self.motion_normal.setObjectName(u"motion_normal")
        self.motion_normal.setCheckable(True)
        self.motion_normal.setAutoExclusive(True)
        self.motion_normal.setAutoDefault(False)
        self.motion_normal.setProperty(u"segment", True)

        self.motion_row.addWidget(self.motion_normal)

        self.motion_slow = QPushButton(self.motion)
        self.motion_slow.setObjectName(u"motion_slow")
        self.motion_slow.setCheckable(True)
        self.motion_slow.setAutoExclusive(True)
        self.motion_slow.setAutoDefault(False)
        self.motion_slow.setProperty(u"segment", True)

        self.motion_row.addWidget(self.motion_slow)


        self.rows.addWidget(self.motion, 3, 1, 1, 2, Qt.AlignRight|Qt.AlignVCenter)

        self.letters_text = QVBoxLayout()
        self.letters_text.setSpacing(4)
        self.letters_text.setObjectName(u"letters_text")
        self.letters_title = QLabel(self.inside)
        self.letters_title.setObjectName(u"letters_title")
        self.letters_title.setTextFormat(Qt.TextFormat.PlainText)
        self.letters_title.setProperty(u"title", True)

        self.letters_text.addWidget(self.letters_title)

        self.letters_why = QLabel(self.inside)
        self.letters_why.setObjectName(u"letters_why")
        self.letters_why.setTextFormat(Qt.TextFormat.PlainText)
        self.letters_why.setWordWrap(True)
        self.letters_why.setProperty(u"quiet", True)

        self.letters_text.addWidget(self.letters_why)


        self.rows.addLayout(self.letters_text, 4, 0, 1, 2)

        self.letters = Switch(self.inside)
        self.letters.setObjectName(u"letters")

        self.rows.addWidget(self.letters, 4, 2, 1, 1, Qt.AlignRight|Qt.AlignVCenter)

        self.handover_text = QVBoxLayout()
        self.handover_text.setSpacing(4)
        self.handover_text.setObjectName(u"handover_text")
        self.handover_title = QLabel(self.inside)
        self.handover_title.setObjectName(u"handover_title")
        self.handover_title.setTextFormat(Qt.TextFormat.PlainText)
        self.handover_title.setProperty(u"title", True)

        self.handover_text.addWidget(self.handover_title)

        self.handover_why = QLabel(self.inside)
        self.handover_why.setObjectName(u"handover_why")
        self.handover_why.setTextFormat(Qt.TextFormat.PlainText)
        self.handover_why.setWordWrap(True)
        self.handover_why.setProperty(u"quiet", True)

        self.handover_text.addWidget(self.handover_why)


        self.rows.addLayout(self.handover_text, 5, 0, 1, 2)

        self.handover = Switch(self.inside)
        self.handover.setObjectName(u"handover")

        self.rows.addWidget(self.handover, 5, 2, 1, 1, Qt.AlignRight|Qt.AlignVCenter)

        self.confirm_turn_text = QVBoxLayout()
        self.confirm_turn_text.setSpacing(4)
        self.confirm_turn_text.setObjectName(u"confirm_turn_text")
        self.confirm_turn_title = QLabel(self.inside)
        self.confirm_turn_title.setObjectName(u"confirm_turn_title")
        self.confirm_turn_title.setTextFormat(Qt.TextFormat.PlainText)
        self.confirm_turn_title.setProperty(u"title", True)

        self.confirm_turn_text.addWidget(self.confirm_turn_title)

        self.confirm_turn_why = QLabel(self.inside)
        self.confirm_turn_why.setObjectName(u"confirm_turn_why")
        self.confirm_turn_why.setTextFormat(Qt.TextFormat.PlainText)
        self.confirm_turn_why.setWordWrap(True)
        self.confirm_turn_why.setProperty(u"quiet", True)

        self.confirm_turn_text.addWidget(self.confirm_turn_why)


        self.rows.addLayout(self.confirm_turn_text, 6, 0, 1, 2)

        self.confirm_turn = Switch(self.inside)
        self.confirm_turn.setObjectName(u"confirm_turn")

        self.rows.addWidget(self.confirm_turn, 6, 2, 1, 1, Qt.AlignRight|Qt.AlignVCenter)

        self.helps_text = QVBoxLayout()
        self.helps_text.setSpacing(4)
        self.helps_text.setObjectName(u"helps_text")
        self.helps_title = QLabel(self.inside)
        self.helps_title.setObjectName(u"helps_title")
        self.helps_title.setTextFormat(Qt.TextFormat.PlainText)
        self.helps_title.setProperty(u"title", True)

        self.helps_text.addWidget(self.helps_title)

        self.helps_why = QLabel(self.inside)
        self.helps_why.setObjectName(u"helps_why")
        self.helps_why.setTextFormat(Qt.TextFormat.PlainText)
        self.helps_why.setWordWrap(True)
        self.helps_why.setProperty(u"quiet", True)

        self.helps_text.addWidget(self.helps_why)


        self.rows.addLayout(self.helps_text, 7, 0, 1, 2)

        self.helps = Switch(self.inside)
        self.helps.setObjectName(u"helps")

        self.rows.addWidget(self.helps, 7, 2, 1, 1, Qt.AlignRight|Qt.AlignVCenter)

        self.purist_text = QVBoxLayout()
        self.purist_text.setSpacing(4)
        self.purist_text.setObjectName(u"purist_text")
        self.purist_title = QLabel(self.inside)
        self.purist_title.setObjectName(u"purist_title")
        self.purist_title.setTextFormat(Qt.TextFormat.PlainText)
        self.purist_title.setProperty(u"title", True)

        self.purist_text.addWidget(self.purist_title)

        self.purist_why = QLabel(self.inside)
        self.purist_why.setObjectName(u"purist_why")
        self.purist_why.setTextFormat(Qt.TextFormat.PlainText)
        self.purist_why.setWordWrap(True)
        self.purist_why.setProperty(u"quiet", True)

        self.purist_text.addWidget(self.purist_why)


        self.rows.addLayout(self.purist_text, 8, 0, 1, 2)

        self.purist = Switch(self.inside)
        self.purist.setObjectName(u"purist")

        self.rows.addWidget(self.purist, 8, 2, 1, 1, Qt.AlignRight|Qt.AlignVCenter)

        self.rows.setColumnStretch(0, 1)
        self.scroll.setWidget(self.inside)

        self.column.addWidget(self.scroll)

        self.footer = QFrame(PreferencesDialog)
        self.footer.setObjectName(u"footer")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.footer.sizePolicy().hasHeightForWidth())
        self.footer.setSizePolicy(sizePolicy)
        self.footer.setProperty(u"footer", True)
        self.footer_row = QHBoxLayout(self.footer)
        self.footer_row.setSpacing(8)
        self.footer_row.setObjectName(u"footer_row")
        self.footer_row.setContentsMargins(24, 16, 24, 16)
        self.at_once = QLabel(self.footer)
        self.at_once.setObjectName(u"at_once")
        self.at_once.setTextFormat(Qt.TextFormat.PlainText)
        self.at_once.setProperty(u"quiet", True)

        self.footer_row.addWidget(self.at_once)

        self.footer_space = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.footer_row.addItem(self.footer_space)

        self.close = QPushButton(self.footer)
        self.close.setObjectName(u"close")

        self.footer_row.addWidget(self.close)


        self.column.addWidget(self.footer)

#if QT_CONFIG(shortcut)
        self.language_title.setBuddy(self.language_system)
        self.theme_title.setBuddy(self.theme_system)
        self.text_size_title.setBuddy(self.text_size_100)
        self.motion_title.setBuddy(self.motion_off)
        self.letters_title.setBuddy(self.letters)
        self.handover_title.setBuddy(self.handover)
        self.confirm_turn_title.setBuddy(self.confirm_turn)
        self.helps_title.setBuddy(self.helps)
        self.purist_title.setBuddy(self.purist)
#endif // QT_CONFIG(shortcut)
        QWidget.setTabOrder(self.language_system, self.theme_system)
        QWidget.setTabOrder(self.theme_system, self.theme_light)
        QWidget.setTabOrder(self.theme_light, self.theme_dark)
        QWidget.setTabOrder(self.theme_dark, self.theme_contrast)
        QWidget.setTabOrder(self.theme_contrast, self.text_size_100)
        QWidget.setTabOrder(self.text_size_100, self.text_size_125)
        QWidget.setTabOrder(self.text_size_125, self.text_size_150)
        QWidget.setTabOrder(self.text_size_150, self.text_size_175)
        QWidget.setTabOrder(self.text_size_175, self.text_size_200)
        QWidget.setTabOrder(self.text_size_200, self.motion_system)
        QWidget.setTabOrder(self.motion_system, self.motion_off)
        QWidget.setTabOrder(self.motion_off, self.motion_fast)
        QWidget.setTabOrder(self.motion_fast, self.motion_normal)
        QWidget.setTabOrder(self.motion_normal, self.motion_slow)
        QWidget.setTabOrder(self.motion_slow, self.letters)
        QWidget.setTabOrder(self.letters, self.handover)
        QWidget.setTabOrder(self.handover, self.confirm_turn)
        QWidget.setTabOrder(self.confirm_turn, self.helps)
        QWidget.setTabOrder(self.helps, self.purist)
        QWidget.setTabOrder(self.purist, self.close)

        self.retranslateUi(PreferencesDialog)

        self.close.setDefault(True)


        QMetaObject.connectSlotsByName(PreferencesDialog)
    # setupUi

    def retranslateUi(self, PreferencesDialog: QDialog) -> None:
        PreferencesDialog.setWindowTitle(QCoreApplication.translate("PreferencesDialog", u"Preferences", None))
        self.language_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Language", None))
        self.language_why.setText(QCoreApplication.translate("PreferencesDialog", u"For every word of the program", None))
        self.language_system.setText(QCoreApplication.translate("PreferencesDialog", u"System", None))
        self.theme_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Theme", None))
        self.theme_why.setText(QCoreApplication.translate("PreferencesDialog", u"Paper by day, pine by night", None))
        self.theme_system.setText(QCoreApplication.translate("PreferencesDialog", u"System", None))
        self.theme_light.setText(QCoreApplication.translate("PreferencesDialog", u"Light", None))
        self.theme_dark.setText(QCoreApplication.translate("PreferencesDialog", u"Dark", None))
        self.theme_contrast.setText(QCoreApplication.translate("PreferencesDialog", u"High contrast", None))
        self.text_size_title.setText(QCoreApplication.translate("PreferencesDialog", u"Te&xt size", None))
        self.text_size_why.setText(QCoreApplication.translate("PreferencesDialog", u"For words and numbers everywhere", None))
        self.text_size_100.setText(QCoreApplication.translate("PreferencesDialog", u"100%", None))
        self.text_size_125.setText(QCoreApplication.translate("PreferencesDialog", u"125%", None))
        self.text_size_150.setText(QCoreApplication.translate("PreferencesDialog", u"150%", None))
        self.text_size_175.setText(QCoreApplication.translate("PreferencesDialog", u"175%", None))
        self.text_size_200.setText(QCoreApplication.translate("PreferencesDialog", u"200%", None))
        self.motion_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Motion", None))
        self.motion_why.setText(QCoreApplication.translate("PreferencesDialog", u"How long pieces take to glide", None))
        self.motion_system.setText(QCoreApplication.translate("PreferencesDialog", u"System", None))
        self.motion_off.setText(QCoreApplication.translate("PreferencesDialog", u"Off", None))
        self.motion_fast.setText(QCoreApplication.translate("PreferencesDialog", u"Fast", None))
        self.motion_normal.setText(QCoreApplication.translate("PreferencesDialog", u"Normal", None))
        self.motion_slow.setText(QCoreApplication.translate("PreferencesDialog", u"Slow", None))
        self.letters_title.setText(QCoreApplication.translate("PreferencesDialog", u"Lette&rs on pieces", None))
        self.letters_why.setText(QCoreApplication.translate("PreferencesDialog", u"A letter beside each colour that matters", None))
#if QT_CONFIG(accessibility)
        self.letters.setAccessibleName(QCoreApplication.translate("PreferencesDialog", u"Letters on pieces", None))
#endif // QT_CONFIG(accessibility)
        self.handover_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Handover card", None))
        self.handover_why.setText(QCoreApplication.translate("PreferencesDialog", u"Says who is next, and what has happened", None))
#if QT_CONFIG(accessibility)
        self.handover.setAccessibleName(QCoreApplication.translate("PreferencesDialog", u"Handover card", None))
#endif // QT_CONFIG(accessibility)
        self.confirm_turn_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Confirm the end of a turn", None))
        self.confirm_turn_why.setText(QCoreApplication.translate("PreferencesDialog", u"A turn can be taken back until you end it", None))
#if QT_CONFIG(accessibility)
        self.confirm_turn.setAccessibleName(QCoreApplication.translate("PreferencesDialog", u"Confirm the end of a turn", None))
#endif // QT_CONFIG(accessibility)
        self.helps_title.setText(QCoreApplication.translate("PreferencesDialog", u"&Show where pieces may go", None))
        self.helps_why.setText(QCoreApplication.translate("PreferencesDialog", u"Marks legal places and shows the piece there", None))
#if QT_CONFIG(accessibility)
        self.helps.setAccessibleName(QCoreApplication.translate("PreferencesDialog", u"Show where pieces may go", None))
#endif // QT_CONFIG(accessibility)
        self.purist_title.setText(QCoreApplication.translate("PreferencesDialog", u"P&urist", None))
        self.purist_why.setText(QCoreApplication.translate("PreferencesDialog", u"Hides every help: marks, bills, live score, race and supply", None))
#if QT_CONFIG(accessibility)
        self.purist.setAccessibleName(QCoreApplication.translate("PreferencesDialog", u"Purist", None))
#endif // QT_CONFIG(accessibility)
        self.at_once.setText(QCoreApplication.translate("PreferencesDialog", u"Everything applies at once.", None))
        self.close.setText(QCoreApplication.translate("PreferencesDialog", u"Close", None))
    # retranslateUi

