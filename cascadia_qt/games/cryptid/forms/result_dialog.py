# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'result_dialog.ui'
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
from PySide6.QtWidgets import (QApplication, QDialog, QHBoxLayout, QLabel,
    QPushButton, QSizePolicy, QSpacerItem, QVBoxLayout,
    QWidget)

from cascadia_qt.views.tall_scroll import TallScroll
class Ui_CryptidResultDialog(object):
    def setupUi(self, CryptidResultDialog: QDialog) -> None:
        if not CryptidResultDialog.objectName():
            CryptidResultDialog.setObjectName(u"CryptidResultDialog")
        self.column = QVBoxLayout(CryptidResultDialog)
        self.column.setSpacing(4)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(24, 20, 24, 20)
        self.score_title = QLabel(CryptidResultDialog)
        self.score_title.setObjectName(u"score_title")
        self.score_title.setTextFormat(Qt.TextFormat.PlainText)
        self.score_title.setWordWrap(True)

        self.column.addWidget(self.score_title)

        self.score_detail = QLabel(CryptidResultDialog)
        self.score_detail.setObjectName(u"score_detail")
        self.score_detail.setTextFormat(Qt.TextFormat.PlainText)
        self.score_detail.setWordWrap(True)

        self.column.addWidget(self.score_detail)

        self.above_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.above_sheet)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(16)
        self.middle.setObjectName(u"middle")
        self.scroll = TallScroll(CryptidResultDialog)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.findings = QWidget()
        self.findings.setObjectName(u"findings")
        self.findings_column = QVBoxLayout(self.findings)
        self.findings_column.setSpacing(8)
        self.findings_column.setObjectName(u"findings_column")
        self.findings_column.setContentsMargins(0, 0, 8, 0)
        self.scroll.setWidget(self.findings)

        self.middle.addWidget(self.scroll)

        self.map_column = QVBoxLayout()
        self.map_column.setObjectName(u"map_column")

        self.middle.addLayout(self.map_column)

        self.middle.setStretch(0, 2)
        self.middle.setStretch(1, 3)

        self.column.addLayout(self.middle)

        self.below_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.below_sheet)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.export_button = QPushButton(CryptidResultDialog)
        self.export_button.setObjectName(u"export_button")
        self.export_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.export_button)

        self.print_button = QPushButton(CryptidResultDialog)
        self.print_button.setObjectName(u"print_button")
        self.print_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.print_button)

        self.deal = QLabel(CryptidResultDialog)
        self.deal.setObjectName(u"deal")
        self.deal.setTextFormat(Qt.TextFormat.PlainText)
        self.deal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.deal.setProperty(u"quiet", True)

        self.buttons.addWidget(self.deal)

        self.before_buttons = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.before_buttons)

        self.replay_button = QPushButton(CryptidResultDialog)
        self.replay_button.setObjectName(u"replay_button")

        self.buttons.addWidget(self.replay_button)

        self.same_deal_button = QPushButton(CryptidResultDialog)
        self.same_deal_button.setObjectName(u"same_deal_button")

        self.buttons.addWidget(self.same_deal_button)

        self.again_button = QPushButton(CryptidResultDialog)
        self.again_button.setObjectName(u"again_button")

        self.buttons.addWidget(self.again_button)

        self.close_button = QPushButton(CryptidResultDialog)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setProperty(u"primary", True)

        self.buttons.addWidget(self.close_button)


        self.column.addLayout(self.buttons)

        QWidget.setTabOrder(self.close_button, self.again_button)
        QWidget.setTabOrder(self.again_button, self.same_deal_button)
        QWidget.setTabOrder(self.same_deal_button, self.replay_button)
        QWidget.setTabOrder(self.replay_button, self.export_button)
        QWidget.setTabOrder(self.export_button, self.print_button)

        self.retranslateUi(CryptidResultDialog)

        self.close_button.setDefault(True)


        QMetaObject.connectSlotsByName(CryptidResultDialog)
    # setupUi

    def retranslateUi(self, CryptidResultDialog: QDialog) -> None:
        CryptidResultDialog.setWindowTitle(QCoreApplication.translate("CryptidResultDialog", u"Result", None))
        self.export_button.setText(QCoreApplication.translate("CryptidResultDialog", u"E&xport\u2026", None))
        self.print_button.setText(QCoreApplication.translate("CryptidResultDialog", u"&Print\u2026", None))
#if QT_CONFIG(tooltip)
        self.deal.setToolTip(QCoreApplication.translate("CryptidResultDialog", u"Whoever types this number plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.replay_button.setText(QCoreApplication.translate("CryptidResultDialog", u"&Replay", None))
        self.same_deal_button.setText(QCoreApplication.translate("CryptidResultDialog", u"Same &deal again", None))
        self.again_button.setText(QCoreApplication.translate("CryptidResultDialog", u"Play &again", None))
        self.close_button.setText(QCoreApplication.translate("CryptidResultDialog", u"&Close", None))
    # retranslateUi

