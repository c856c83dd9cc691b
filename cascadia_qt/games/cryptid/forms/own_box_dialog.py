# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'own_box_dialog.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QHBoxLayout,
    QLabel, QPushButton, QSizePolicy, QSpacerItem,
    QVBoxLayout, QWidget)

from cascadia_qt.views.tall_scroll import TallScroll

class Ui_CryptidOwnBoxDialog(object):
    def setupUi(self, CryptidOwnBoxDialog: QDialog) -> None:
        if not CryptidOwnBoxDialog.objectName():
            CryptidOwnBoxDialog.setObjectName(u"CryptidOwnBoxDialog")
        self.column = QVBoxLayout(CryptidOwnBoxDialog)
        self.column.setSpacing(0)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(0, 0, 0, 0)
        self.middle = QHBoxLayout()
        self.middle.setSpacing(16)
        self.middle.setObjectName(u"middle")
        self.middle.setContentsMargins(24, 16, 16, 12)
        self.editor_column = QVBoxLayout()
        self.editor_column.setObjectName(u"editor_column")

        self.middle.addLayout(self.editor_column)

        self.scroll = TallScroll(CryptidOwnBoxDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.choices = QWidget()
        self.choices.setObjectName(u"choices")
        self.choices_column = QVBoxLayout(self.choices)
        self.choices_column.setSpacing(8)
        self.choices_column.setObjectName(u"choices_column")
        self.choices_column.setContentsMargins(0, 0, 8, 0)
        self.mode_title = QLabel(self.choices)
        self.mode_title.setObjectName(u"mode_title")
        self.mode_title.setTextFormat(Qt.TextFormat.PlainText)
        self.mode_title.setProperty(u"title", True)

        self.choices_column.addWidget(self.mode_title)

        self.mode = QFrame(self.choices)
        self.mode.setObjectName(u"mode")
        self.mode.setProperty(u"track", True)
        self.mode_row = QHBoxLayout(self.mode)
        self.mode_row.setSpacing(0)
        self.mode_row.setObjectName(u"mode_row")
        self.mode_row.setContentsMargins(2, 2, 2, 2)
        self.normal = QPushButton(self.mode)
        self.normal.setObjectName(u"normal")
        self.normal.setCheckable(True)
        self.normal.setAutoExclusive(True)
        self.normal.setAutoDefault(False)
        self.normal.setProperty(u"segment", True)

        self.mode_row.addWidget(self.normal)

        self.advanced = QPushButton(self.mode)
        self.advanced.setObjectName(u"advanced")
        self.advanced.setCheckable(True)
        self.advanced.setAutoExclusive(True)
        self.advanced.setAutoDefault(False)
        self.advanced.setProperty(u"segment", True)

        self.mode_row.addWidget(self.advanced)


        self.choices_column.addWidget(self.mode)

        self.clues_title = QLabel(self.choices)
        self.clues_title.setObjectName(u"clues_title")
        self.clues_title.setTextFormat(Qt.TextFormat.PlainText)
        self.clues_title.setProperty(u"title", True)

        self.choices_column.addWidget(self.clues_title)

        self.source = QFrame(self.choices)
        self.source.setObjectName(u"source")
        self.source.setProperty(u"track", True)
        self.source_row = QHBoxLayout(self.source)
        self.source_row.setSpacing(0)
        self.source_row.setObjectName(u"source_row")
        self.source_row.setContentsMargins(2, 2, 2, 2)
        self.drawn = QPushButton(self.source)
        self.drawn.setObjectName(u"drawn")
        self.drawn.setCheckable(True)
        self.drawn.setAutoExclusive(True)
        self.drawn.setAutoDefault(False)
        self.drawn.setProperty(u"segment", True)

        self.source_row.addWidget(self.drawn)

        self.chosen = QPushButton(self.source)
        self.chosen.setObjectName(u"chosen")
        self.chosen.setCheckable(True)
        self.chosen.setAutoExclusive(True)
        self.chosen.setAutoDefault(False)
        self.chosen.setProperty(u"segment", True)

        self.source_row.addWidget(self.chosen)


        self.choices_column.addWidget(self.source)

        self.clues_column = QVBoxLayout()
        self.clues_column.setSpacing(4)
        self.clues_column.setObjectName(u"clues_column")

        self.choices_column.addLayout(self.clues_column)

        self.below_clues = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)

        self.choices_column.addItem(self.below_clues)

        self.scroll.setWidget(self.choices)

        self.middle.addWidget(self.scroll)

        self.middle.setStretch(0, 1)

        self.column.addLayout(self.middle)

        self.footer = QFrame(CryptidOwnBoxDialog)
        self.footer.setObjectName(u"footer")
        self.footer.setProperty(u"footer", True)
        self.footer_row = QHBoxLayout(self.footer)
        self.footer_row.setSpacing(8)
        self.footer_row.setObjectName(u"footer_row")
        self.footer_row.setContentsMargins(24, 12, 24, 12)
        self.verdict = QLabel(self.footer)
        self.verdict.setObjectName(u"verdict")
        self.verdict.setTextFormat(Qt.TextFormat.PlainText)
        self.verdict.setWordWrap(True)
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizePolicy.setHorizontalStretch(1)
        sizePolicy.setVerticalStretch(0)
        sizePolicy.setHeightForWidth(self.verdict.sizePolicy().hasHeightForWidth())
        self.verdict.setSizePolicy(sizePolicy)

        self.footer_row.addWidget(self.verdict)

        self.forget = QPushButton(self.footer)
        self.forget.setObjectName(u"forget")
        self.forget.setAutoDefault(False)

        self.footer_row.addWidget(self.forget)

        self.cancel = QPushButton(self.footer)
        self.cancel.setObjectName(u"cancel")
        self.cancel.setAutoDefault(False)

        self.footer_row.addWidget(self.cancel)

        self.use = QPushButton(self.footer)
        self.use.setObjectName(u"use")
        self.use.setProperty(u"primary", True)

        self.footer_row.addWidget(self.use)


        self.column.addWidget(self.footer)


        self.retranslateUi(CryptidOwnBoxDialog)

        self.use.setDefault(True)


        QMetaObject.connectSlotsByName(CryptidOwnBoxDialog)
    # setupUi

    def retranslateUi(self, CryptidOwnBoxDialog: QDialog) -> None:
        CryptidOwnBoxDialog.setWindowTitle(QCoreApplication.translate("CryptidOwnBoxDialog", u"Own box", None))
        self.mode_title.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"Game", None))
#if QT_CONFIG(accessibility)
        self.mode.setAccessibleName(QCoreApplication.translate("CryptidOwnBoxDialog", u"Game", None))
#endif // QT_CONFIG(accessibility)
        self.normal.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Normal", None))
        self.advanced.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Advanced", None))
        self.clues_title.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"Clues", None))
#if QT_CONFIG(accessibility)
        self.source.setAccessibleName(QCoreApplication.translate("CryptidOwnBoxDialog", u"Clues", None))
#endif // QT_CONFIG(accessibility)
        self.drawn.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Drawn", None))
#if QT_CONFIG(tooltip)
        self.drawn.setToolTip(QCoreApplication.translate("CryptidOwnBoxDialog", u"The program draws clues that fit this map, and nobody sees them", None))
#endif // QT_CONFIG(tooltip)
        self.chosen.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Chosen", None))
#if QT_CONFIG(tooltip)
        self.chosen.setToolTip(QCoreApplication.translate("CryptidOwnBoxDialog", u"You choose the clues, and whoever sees this knows them", None))
#endif // QT_CONFIG(tooltip)
        self.forget.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Without own box", None))
        self.cancel.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"Cancel", None))
        self.use.setText(QCoreApplication.translate("CryptidOwnBoxDialog", u"&Use this box", None))
    # retranslateUi

