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
from PySide6.QtWidgets import (QApplication, QDialog, QFrame, QHBoxLayout,
    QHeaderView, QLabel, QPushButton, QSizePolicy,
    QSpacerItem, QVBoxLayout, QWidget)

from cascadia_qt.games.okanagan.views.result.account_view import AccountView
from cascadia_qt.games.okanagan.views.result.holding_view import HoldingView
from cascadia_qt.games.okanagan.views.result.sheet_view import ResultSheet
from cascadia_qt.views.sheet.account_scroll import AccountScroll
class Ui_OkanaganResultDialog(object):
    def setupUi(self, OkanaganResultDialog: QDialog) -> None:
        if not OkanaganResultDialog.objectName():
            OkanaganResultDialog.setObjectName(u"OkanaganResultDialog")
        self.column = QVBoxLayout(OkanaganResultDialog)
        self.column.setSpacing(4)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(24, 20, 24, 20)
        self.score_title = QLabel(OkanaganResultDialog)
        self.score_title.setObjectName(u"score_title")
        self.score_title.setTextFormat(Qt.TextFormat.PlainText)
        self.score_title.setWordWrap(True)

        self.column.addWidget(self.score_title)

        self.score_detail = QLabel(OkanaganResultDialog)
        self.score_detail.setObjectName(u"score_detail")
        self.score_detail.setTextFormat(Qt.TextFormat.PlainText)
        self.score_detail.setWordWrap(True)

        self.column.addWidget(self.score_detail)

        self.above_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.above_sheet)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(16)
        self.middle.setObjectName(u"middle")
        self.sheet_card = QFrame(OkanaganResultDialog)
        self.sheet_card.setObjectName(u"sheet_card")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.sheet_card.sizePolicy().hasHeightForWidth())
        self.sheet_card.setSizePolicy(sizePolicy)
        self.card = QVBoxLayout(self.sheet_card)
        self.card.setObjectName(u"card")
        self.card.setContentsMargins(8, 8, 8, 8)
        self.sheet = ResultSheet(self.sheet_card)
        self.sheet.setObjectName(u"sheet")

        self.card.addWidget(self.sheet)


        self.middle.addWidget(self.sheet_card)

        self.why_card = QFrame(OkanaganResultDialog)
        self.why_card.setObjectName(u"why_card")
        self.why_column = QVBoxLayout(self.why_card)
        self.why_column.setSpacing(12)
        self.why_column.setObjectName(u"why_column")
        self.why_column.setContentsMargins(12, 12, 12, 12)
        self.holding = HoldingView(self.why_card)
        self.holding.setObjectName(u"holding")

        self.why_column.addWidget(self.holding)

        self.scroll = AccountScroll(self.why_card)
        self.scroll.setObjectName(u"scroll")
        self.scroll.setWidgetResizable(True)
        self.account = AccountView()
        self.account.setObjectName(u"account")
        self.scroll.setWidget(self.account)

        self.why_column.addWidget(self.scroll)

        self.why_column.setStretch(0, 1)

        self.middle.addWidget(self.why_card)

        self.middle.setStretch(1, 1)

        self.column.addLayout(self.middle)

        self.below_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.below_sheet)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.export_button = QPushButton(OkanaganResultDialog)
        self.export_button.setObjectName(u"export_button")
        self.export_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.export_button)

        self.print_button = QPushButton(OkanaganResultDialog)
        self.print_button.setObjectName(u"print_button")
        self.print_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.print_button)

        self.deal = QLabel(OkanaganResultDialog)
        self.deal.setObjectName(u"deal")
        self.deal.setTextFormat(Qt.TextFormat.PlainText)
        self.deal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.deal.setProperty(u"quiet", True)

        self.buttons.addWidget(self.deal)

        self.before_buttons = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.before_buttons)

        self.replay_button = QPushButton(OkanaganResultDialog)
        self.replay_button.setObjectName(u"replay_button")

        self.buttons.addWidget(self.replay_button)

        self.same_deal_button = QPushButton(OkanaganResultDialog)
        self.same_deal_button.setObjectName(u"same_deal_button")

        self.buttons.addWidget(self.same_deal_button)

        self.again_button = QPushButton(OkanaganResultDialog)
        self.again_button.setObjectName(u"again_button")

        self.buttons.addWidget(self.again_button)

        self.close_button = QPushButton(OkanaganResultDialog)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setProperty(u"primary", True)

        self.buttons.addWidget(self.close_button)


        self.column.addLayout(self.buttons)

        QWidget.setTabOrder(self.sheet, self.close_button)
        QWidget.setTabOrder(self.close_button, self.again_button)
        QWidget.setTabOrder(self.again_button, self.same_deal_button)
        QWidget.setTabOrder(self.same_deal_button, self.replay_button)
        QWidget.setTabOrder(self.replay_button, self.export_button)
        QWidget.setTabOrder(self.export_button, self.print_button)

        self.retranslateUi(OkanaganResultDialog)

        self.close_button.setDefault(True)


        QMetaObject.connectSlotsByName(OkanaganResultDialog)
    # setupUi

    def retranslateUi(self, OkanaganResultDialog: QDialog) -> None:
        OkanaganResultDialog.setWindowTitle(QCoreApplication.translate("OkanaganResultDialog", u"Result", None))
#if QT_CONFIG(accessibility)
        self.sheet.setAccessibleName(QCoreApplication.translate("OkanaganResultDialog", u"Points of everybody", None))
#endif // QT_CONFIG(accessibility)
#if QT_CONFIG(accessibility)
        self.holding.setAccessibleName(QCoreApplication.translate("OkanaganResultDialog", u"Rewards", None))
#endif // QT_CONFIG(accessibility)
        self.export_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"E&xport\u2026", None))
        self.print_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"&Print\u2026", None))
#if QT_CONFIG(tooltip)
        self.deal.setToolTip(QCoreApplication.translate("OkanaganResultDialog", u"Whoever types this number plays the same deal.", None))
#endif // QT_CONFIG(tooltip)
        self.replay_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"&Replay", None))
        self.same_deal_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"Same &deal again", None))
        self.again_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"Play &again", None))
        self.close_button.setText(QCoreApplication.translate("OkanaganResultDialog", u"&Close", None))
    # retranslateUi

