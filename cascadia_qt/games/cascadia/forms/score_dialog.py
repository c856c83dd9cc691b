# -*- coding: utf-8 -*-

################################################################################
## Form generated from reading UI file 'score_dialog.ui'
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

from cascadia_qt.games.cascadia.views.score.sheet_view import SheetView
from cascadia_qt.games.cascadia.views.why.reason_list import WhyList
from cascadia_qt.games.cascadia.views.why.view import WhyView
class Ui_ScoreDialog(object):
    def setupUi(self, ScoreDialog: QDialog) -> None:
        if not ScoreDialog.objectName():
            ScoreDialog.setObjectName(u"ScoreDialog")
        self.column = QVBoxLayout(ScoreDialog)
        self.column.setSpacing(4)
        self.column.setObjectName(u"column")
        self.column.setContentsMargins(24, 20, 24, 20)
        self.score_title = QLabel(ScoreDialog)
        self.score_title.setObjectName(u"score_title")
        self.score_title.setTextFormat(Qt.TextFormat.PlainText)
        self.score_title.setWordWrap(True)

        self.column.addWidget(self.score_title)

        self.score_detail = QLabel(ScoreDialog)
        self.score_detail.setObjectName(u"score_detail")
        self.score_detail.setTextFormat(Qt.TextFormat.PlainText)
        self.score_detail.setWordWrap(True)

        self.column.addWidget(self.score_detail)

        self.above_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.above_sheet)

        self.middle = QHBoxLayout()
        self.middle.setSpacing(16)
        self.middle.setObjectName(u"middle")
        self.sheet_card = QFrame(ScoreDialog)
        self.sheet_card.setObjectName(u"sheet_card")
        sizePolicy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        sizePolicy.setHorizontalStretch(0)
        sizePolicy.setVerticalStretch(1)
        sizePolicy.setHeightForWidth(self.sheet_card.sizePolicy().hasHeightForWidth())
        self.sheet_card.setSizePolicy(sizePolicy)
        self.card = QVBoxLayout(self.sheet_card)
        self.card.setObjectName(u"card")
        self.card.setContentsMargins(8, 8, 8, 8)
        self.sheet = SheetView(self.sheet_card)
        self.sheet.setObjectName(u"sheet")

        self.card.addWidget(self.sheet)


        self.middle.addWidget(self.sheet_card)

        self.why_card = QFrame(ScoreDialog)
        self.why_card.setObjectName(u"why_card")
        self.why = QVBoxLayout(self.why_card)
        self.why.setSpacing(0)
        self.why.setObjectName(u"why")
        self.why.setContentsMargins(8, 8, 8, 8)
        self.landscape = WhyView(self.why_card)
        self.landscape.setObjectName(u"landscape")
        self.landscape.setMinimumSize(QSize(240, 160))

        self.why.addWidget(self.landscape)

        self.above_why = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.why.addItem(self.above_why)

        self.why_row = QHBoxLayout()
        self.why_row.setSpacing(0)
        self.why_row.setObjectName(u"why_row")
        self.left_of_account = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.why_row.addItem(self.left_of_account)

        self.account = QWidget(self.why_card)
        self.account.setObjectName(u"account")
        self.account.setMinimumSize(QSize(0, 200))
        self.account.setMaximumSize(QSize(720, 16777215))
        self.account_column = QVBoxLayout(self.account)
        self.account_column.setSpacing(0)
        self.account_column.setObjectName(u"account_column")
        self.account_column.setContentsMargins(0, 0, 0, 0)
        self.why_heading = QLabel(self.account)
        self.why_heading.setObjectName(u"why_heading")
        self.why_heading.setTextFormat(Qt.TextFormat.PlainText)
        self.why_heading.setIndent(16)
        self.why_heading.setWordWrap(True)
        self.why_heading.setProperty(u"heading", True)

        self.account_column.addWidget(self.why_heading)

        self.why_rule = QLabel(self.account)
        self.why_rule.setObjectName(u"why_rule")
        self.why_rule.setTextFormat(Qt.TextFormat.PlainText)
        self.why_rule.setIndent(16)
        self.why_rule.setWordWrap(True)
        self.why_rule.setProperty(u"quiet", True)

        self.account_column.addWidget(self.why_rule)

        self.above_reasons = QSpacerItem(0, 6, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.account_column.addItem(self.above_reasons)

        self.reasons = WhyList(self.account)
        self.reasons.setObjectName(u"reasons")

        self.account_column.addWidget(self.reasons)

        self.account_column.setStretch(3, 1)

        self.why_row.addWidget(self.account)

        self.right_of_account = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.why_row.addItem(self.right_of_account)

        self.why_row.setStretch(0, 1)
        self.why_row.setStretch(1, 1000)
        self.why_row.setStretch(2, 1)

        self.why.addLayout(self.why_row)

        self.why.setStretch(0, 6)
        self.why.setStretch(2, 1)

        self.middle.addWidget(self.why_card)

        self.middle.setStretch(1, 1)

        self.column.addLayout(self.middle)

        self.below_sheet = QSpacerItem(0, 8, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

        self.column.addItem(self.below_sheet)

        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(8)
        self.buttons.setObjectName(u"buttons")
        self.export_button = QPushButton(ScoreDialog)
        self.export_button.setObjectName(u"export_button")
        self.export_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.export_button)

        self.print_button = QPushButton(ScoreDialog)
        self.print_button.setObjectName(u"print_button")
        self.print_button.setProperty(u"quiet", True)

        self.buttons.addWidget(self.print_button)

        self.before_buttons = QSpacerItem(0, 0, QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

        self.buttons.addItem(self.before_buttons)

        self.review_button = QPushButton(ScoreDialog)
        self.review_button.setObjectName(u"review_button")

        self.buttons.addWidget(self.review_button)

        self.same_deal_button = QPushButton(ScoreDialog)
        self.same_deal_button.setObjectName(u"same_deal_button")

        self.buttons.addWidget(self.same_deal_button)

        self.again_button = QPushButton(ScoreDialog)
        self.again_button.setObjectName(u"again_button")

        self.buttons.addWidget(self.again_button)

        self.close_button = QPushButton(ScoreDialog)
        self.close_button.setObjectName(u"close_button")
        self.close_button.setProperty(u"primary", True)

        self.buttons.addWidget(self.close_button)


        self.column.addLayout(self.buttons)

        QWidget.setTabOrder(self.sheet, self.reasons)
        QWidget.setTabOrder(self.reasons, self.close_button)
        QWidget.setTabOrder(self.close_button, self.again_button)
        QWidget.setTabOrder(self.again_button, self.same_deal_button)
        QWidget.setTabOrder(self.same_deal_button, self.review_button)
        QWidget.setTabOrder(self.review_button, self.export_button)
        QWidget.setTabOrder(self.export_button, self.print_button)

        self.retranslateUi(ScoreDialog)

        self.close_button.setDefault(True)


        QMetaObject.connectSlotsByName(ScoreDialog)
    # setupUi

    def retranslateUi(self, ScoreDialog: QDialog) -> None:
        ScoreDialog.setWindowTitle(QCoreApplication.translate("ScoreDialog", u"Scores", None))
#if QT_CONFIG(accessibility)
        self.sheet.setAccessibleName(QCoreApplication.translate("ScoreDialog", u"Score sheet", None))
#endif // QT_CONFIG(accessibility)
        self.export_button.setText(QCoreApplication.translate("ScoreDialog", u"E&xport\u2026", None))
        self.print_button.setText(QCoreApplication.translate("ScoreDialog", u"&Print\u2026", None))
        self.review_button.setText(QCoreApplication.translate("ScoreDialog", u"&Review\u2026", None))
        self.same_deal_button.setText(QCoreApplication.translate("ScoreDialog", u"Same &deal again", None))
        self.again_button.setText(QCoreApplication.translate("ScoreDialog", u"Play &again", None))
        self.close_button.setText(QCoreApplication.translate("ScoreDialog", u"&Close", None))
    # retranslateUi

