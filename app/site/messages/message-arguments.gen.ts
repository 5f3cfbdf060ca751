// Made from the French messages by `npm run messages`. A test says when it is out of date.
export type MessageArguments = {
  'blog-post.related': null
  'blog.minutes': { minutes: string }
  'blog.topic-play': null
  'blog.topic-room': null
  'blog.topic-tournaments': null
  'blog.topic-wellbeing': null
  'consent.choices': null
  'consent.decision-missing': null
  'consent.text-unknown': null
  'consent.withdraw': null
  'download.sample-back': null
  'download.sample-kind': null
  'download.sample-macos': null
  'download.sample-mobile': null
  'download.sample-save': null
  'download.sample-title': null
  'download.sample-windows': null
  'equity-calculator.board': null
  'equity-calculator.calculate': null
  'equity-calculator.card': { rank: string; suit: string }
  'equity-calculator.cards': null
  'equity-calculator.clear': null
  'equity-calculator.counting': null
  'equity-calculator.drawn': { boards: string; error: string }
  'equity-calculator.exact': { boards: string }
  'equity-calculator.fault-count': { field: string }
  'equity-calculator.fault-missing': { field: string }
  'equity-calculator.fault-twice': { field: string }
  'equity-calculator.fault-unread': { field: string }
  'equity-calculator.form': null
  'equity-calculator.hand': null
  'equity-calculator.hero': null
  'equity-calculator.hint-board': null
  'equity-calculator.hint-hand': null
  'equity-calculator.no-result': null
  'equity-calculator.part': null
  'equity-calculator.picker': null
  'equity-calculator.picker-hint': null
  'equity-calculator.result': null
  'equity-calculator.shares': null
  'equity-calculator.villain': null
  'equity-calculator.villain2': null
  'equity-calculator.villain3': null
  'equity-calculator.wins': null
  'error-screen.403-image-alt': null
  'error-screen.403-message': null
  'error-screen.403-title': null
  'error-screen.404-image-alt': null
  'error-screen.404-message': null
  'error-screen.404-title': null
  'error-screen.500-image-alt': null
  'error-screen.500-message': null
  'error-screen.500-title': null
  'error-screen.again': null
  'error-screen.all-pages': null
  'error-screen.back': null
  'error-screen.back-to-tables': null
  'error-screen.close': null
  'error-screen.gone-contact': null
  'error-screen.gone-home': null
  'error-screen.gone-kept': null
  'error-screen.gone-named': { name: string; day: string }
  'error-screen.gone-plain': null
  'error-screen.gone-successor': null
  'error-screen.gone-title': null
  'error-screen.near': null
  'error-screen.not-opened': null
  'error-screen.unexpected': null
  'footer.awards': null
  'footer.group-legal': null
  'footer.group-policy': null
  'footer.group-safety-security': null
  'footer.ip-geolocation': null
  'footer.licence': { number: string; authority: string; grantedOn: string }
  'footer.licence-status': null
  'footer.licences': null
  'footer.operator': { brand: string; operatorName: string; registeredOffice: string }
  'footer.sample-data': null
  'footer.site-badges': null
  'footer.social': null
  'footer.social-network': { brand: string; network: string }
  'game-guide.against': null
  'game-guide.all-in': { sentence: string }
  'game-guide.ante': null
  'game-guide.blinds': null
  'game-guide.board': null
  'game-guide.cap': null
  'game-guide.chance': null
  'game-guide.chances': { yours: string; theirs: string }
  'game-guide.chances-shared': { yours: string; theirs: string; shared: string }
  'game-guide.counts': null
  'game-guide.draw': null
  'game-guide.least': null
  'game-guide.most': null
  'game-guide.outs': null
  'game-guide.outs-of': { outs: string; unseen: string }
  'game-guide.own': null
  'game-guide.pot': null
  'game-guide.result': { pot: string; rake: string; gets: string }
  'game-guide.result-shared': { pot: string; rake: string; gets: string }
  'game-guide.seat-big-blind': null
  'game-guide.seat-button': null
  'game-guide.seat-cutoff': null
  'game-guide.seat-hijack': null
  'game-guide.seat-small-blind': null
  'game-guide.seat-under-the-gun': null
  'game-guide.share': null
  'game-guide.shared': null
  'game-guide.showdown': null
  'game-guide.street': { street: string }
  'game-guide.tables': { game: string }
  'game-guide.they-act': { seat: string; act: string; amount: string }
  'game-guide.they-win': null
  'game-guide.to-come': null
  'game-guide.usual': null
  'game-guide.you': null
  'game-guide.you-act': { act: string; amount: string }
  'game-guide.you-win': null
  'glossary.find': null
  'glossary.found': { count: string; of: string }
  'glossary.letters': null
  'glossary.search': null
  'glossary.see': null
  'hand-rankings.changed': null
  'hand-rankings.loses': null
  'hand-rankings.of-all': { count: string }
  'hand-rankings.one-in': { count: string }
  'hand-rankings.shares': null
  'hand-rankings.wins': null
  'head.blog-feed': { brand: string }
  'head.blog-feed-description': { brand: string }
  'header.download': null
  'header.full-screen-menu': null
  'header.home': null
  'header.logo-alt': { brand: string }
  'header.main-navigation': null
  'header.menu-close': null
  'header.menu-open': null
  'header.record-badge': null
  'header.second-level-navigation': null
  'header.sign-up': null
  'header.skip-to-content': null
  'header.utility-navigation': null
  'help-chat.away': null
  'help-chat.away-long': { email: string }
  'help-chat.close': null
  'help-chat.failed': { email: string }
  'help-chat.loading': null
  'help-chat.open': null
  'home.all-people': null
  'home.invented-people': null
  'home.live-stops': null
  'home.play-responsibly': null
  'home.play-responsibly-link': null
  'layouts.contents': null
  'navigation.about': null
  'navigation.about-us': null
  'navigation.accessibility': null
  'navigation.affiliates': null
  'navigation.all-lessons': null
  'navigation.all-promotions': null
  'navigation.all-tournaments': null
  'navigation.ambassadors': null
  'navigation.badge-live': null
  'navigation.badge-new': null
  'navigation.badge-soon': null
  'navigation.blog': null
  'navigation.cash-games': null
  'navigation.channeling-solution': null
  'navigation.complaints': null
  'navigation.contact': null
  'navigation.cookie-policy': null
  'navigation.daily-leaderboards': null
  'navigation.daily-promos': null
  'navigation.december-evenings': null
  'navigation.deposits': null
  'navigation.download': null
  'navigation.equity-calculator': null
  'navigation.falcon-series': null
  'navigation.funds': null
  'navigation.games': null
  'navigation.get-started': null
  'navigation.glossary': null
  'navigation.hand-rankings': null
  'navigation.help': null
  'navigation.help-centre': null
  'navigation.house-rules': null
  'navigation.how-to-play': null
  'navigation.jackpots': null
  'navigation.leaderboard-holdem': null
  'navigation.leaderboard-omaha': null
  'navigation.leaderboard-short-deck': null
  'navigation.leaderboard-spin-gold': null
  'navigation.live-series': null
  'navigation.live-series-harbour-classic': null
  'navigation.live-series-highland-open': null
  'navigation.loyalty': null
  'navigation.network-status': null
  'navigation.new-tab': null
  'navigation.november-evenings': null
  'navigation.october-evenings': null
  'navigation.official-site': null
  'navigation.omaha': null
  'navigation.partners': null
  'navigation.payment-details-policy': null
  'navigation.poker-school': null
  'navigation.privacy-policy': null
  'navigation.promotions': null
  'navigation.random-number-generator': null
  'navigation.real-money-poker': null
  'navigation.responsible-gaming': null
  'navigation.security-ecology-policy': null
  'navigation.short-deck': null
  'navigation.site-index': null
  'navigation.spin-gold': null
  'navigation.streamer-mode': null
  'navigation.streamer-rewards': null
  'navigation.sunday-major': null
  'navigation.team': null
  'navigation.terms-conditions': null
  'navigation.terms-conditions-history': null
  'navigation.texas-holdem': null
  'navigation.tournaments': null
  'navigation.unique-features': null
  'navigation.welcome-bonus': null
  'navigation.withdrawal-policy': null
  'navigation.withdrawals': null
  'next-step.download': null
  'offers.day-points': null
  'offers.day-total': null
  'offers.ended': { day: string }
  'offers.event': null
  'offers.from': { day: string }
  'offers.full-terms': null
  'offers.not-yet': null
  'offers.place': null
  'offers.places': { from: string; to: string }
  'offers.points': null
  'offers.points-of': { points: string }
  'offers.prizes-caption': null
  'offers.runs': null
  'offers.times': null
  'offers.until': { day: string }
  'page-head.share-alt-brand': null
  'players-online.taken-at': { time: string }
  'poker-cards.card': { rank: string; suit: string }
  'poker-cards.flush': null
  'poker-cards.four-of-a-kind': null
  'poker-cards.full-house': null
  'poker-cards.high-card': null
  'poker-cards.pair': null
  'poker-cards.royal-flush': null
  'poker-cards.straight': null
  'poker-cards.straight-flush': null
  'poker-cards.three-of-a-kind': null
  'poker-cards.two-pair': null
  'policy-versions.added': null
  'policy-versions.all': null
  'policy-versions.announced': { from: string }
  'policy-versions.between': { from: string; until: string }
  'policy-versions.changed': null
  'policy-versions.compare': null
  'policy-versions.compare-form': { title: string }
  'policy-versions.compare-pair': { from: string; to: string }
  'policy-versions.counts-added': { count: number }
  'policy-versions.counts-changed': { count: number }
  'policy-versions.counts-removed': { count: number }
  'policy-versions.end': null
  'policy-versions.feed': { brand: string }
  'policy-versions.first': null
  'policy-versions.from': null
  'policy-versions.go-current': null
  'policy-versions.heading': null
  'policy-versions.in-force': null
  'policy-versions.in-short': null
  'policy-versions.notice-current': { from: string }
  'policy-versions.notice-past': { from: string; until: string }
  'policy-versions.notice-to-come': { from: string }
  'policy-versions.option': { version: string; from: string }
  'policy-versions.past': null
  'policy-versions.permanent': null
  'policy-versions.read': { version: string }
  'policy-versions.removed': null
  'policy-versions.same-blocks': { count: number }
  'policy-versions.same-sections': { count: number }
  'policy-versions.since': { from: string }
  'policy-versions.starts': { from: string }
  'policy-versions.to': null
  'policy-versions.to-come': null
  'policy.age-mark': { minimumAge: string }
  'policy.back-to-contents': null
  'policy.certificate': null
  'policy.certificate-checked': null
  'policy.certificate-from': null
  'policy.certificate-sample': null
  'policy.certificate-until': null
  'policy.effective-from': null
  'policy.summary': null
  'policy.version': null
  'policy.will-apply-from': null
  'quick-area.download': null
  'quick-area.scroll-to-top': null
  'region-notices.blocked': null
  'region-notices.blocked-title': null
  'region-notices.blocked-why': null
  'region-notices.close': null
  'region-notices.ok': null
  'region-notices.ontario': null
  'region-notices.ontario-go': null
  'region-notices.ontario-title': null
  'region-notices.redirect': null
  'region-notices.redirect-go': null
  'region-notices.redirect-title': null
  'region-notices.stay': null
  'region-notices.to-region': { region: string }
  'region-notices.warning': null
  'region-notices.warning-information': null
  'region-notices.warning-open-site': { region: string }
  'region-notices.warning-own-site': { region: string }
  'region-notices.warning-title': null
  'region-selector.choose': null
  'region-selector.label': null
  'self-exclusion.close': null
  'self-exclusion.emergency': null
  'self-exclusion.helpline': null
  'self-exclusion.hours': { from: string; until: string }
  'self-exclusion.intro': null
  'self-exclusion.more': null
  'self-exclusion.of-international': null
  'self-exclusion.of-site': { place: string }
  'self-exclusion.of-visitor': { place: string }
  'self-exclusion.open': null
  'self-exclusion.register': null
  'self-exclusion.title': null
  'self-exclusion.unverified': null
  'sign-up.age': { age: number }
  'sign-up.age-not-confirmed': null
  'sign-up.check-fields': null
  'sign-up.confirmed-text': null
  'sign-up.confirmed-title': null
  'sign-up.data': null
  'sign-up.data-link': null
  'sign-up.deletion-not-confirmed': null
  'sign-up.elsewhere-text': { region: string }
  'sign-up.elsewhere-title': null
  'sign-up.email': null
  'sign-up.email-invalid': null
  'sign-up.email-missing': null
  'sign-up.expired-text': { lifetime: string }
  'sign-up.expired-title': null
  'sign-up.invalid-text': null
  'sign-up.invalid-title': null
  'sign-up.joined-text': null
  'sign-up.joined-title': null
  'sign-up.lead': null
  'sign-up.link-over': null
  'sign-up.new-tab': null
  'sign-up.nothing-came': null
  'sign-up.nothing-came-text': null
  'sign-up.password': null
  'sign-up.password-characters': null
  'sign-up.password-hint': { minimum: number; maximum: number }
  'sign-up.password-missing': null
  'sign-up.password-too-long': null
  'sign-up.password-too-short': null
  'sign-up.read-privacy': null
  'sign-up.read-terms': null
  'sign-up.refused-text': null
  'sign-up.refused-title': null
  'sign-up.resend': null
  'sign-up.resend-text': null
  'sign-up.resend-title': null
  'sign-up.resent-text': { lifetime: string }
  'sign-up.resent-title': null
  'sign-up.right-site': { site: string }
  'sign-up.right-site-link': { site: string }
  'sign-up.sending': null
  'sign-up.show': null
  'sign-up.show-password': null
  'sign-up.submit': null
  'sign-up.terms': { version: string }
  'sign-up.terms-not-accepted': null
  'sign-up.title': null
  'sign-up.too-many': null
  'sign-up.too-many-mails': null
  'sign-up.unexpected': null
  'sign-up.why': null
  'spin-gold.one-in': { games: string }
  'spin-gold.winner': null
  'support-desk.agent': null
  'support-desk.agent-close': null
  'support-desk.agent-link': null
  'support-desk.agent-lost': null
  'support-desk.agent-no-script': null
  'support-desk.agent-not-sent': null
  'support-desk.agent-open': null
  'support-desk.agent-title': null
  'support-desk.answer': null
  'support-desk.answered': null
  'support-desk.automatic': null
  'support-desk.back': null
  'support-desk.broken': null
  'support-desk.choose': null
  'support-desk.closed': null
  'support-desk.end': null
  'support-desk.heading': null
  'support-desk.hint': null
  'support-desk.intro': { brand: string }
  'support-desk.key': null
  'support-desk.kind': null
  'support-desk.list': null
  'support-desk.log': null
  'support-desk.message': null
  'support-desk.minimise': null
  'support-desk.no-script': { email: string }
  'support-desk.none': null
  'support-desk.not-sent': { email: string }
  'support-desk.point-agent': null
  'support-desk.point-memory': null
  'support-desk.point-replace': null
  'support-desk.send': null
  'support-desk.sign-in': null
  'support-desk.sign-in-text': null
  'support-desk.sign-out': null
  'support-desk.state-answered': null
  'support-desk.state-closed': null
  'support-desk.state-waiting': null
  'support-desk.thanks': null
  'support-desk.title': null
  'support-desk.too-many': null
  'support-desk.too-many-keys': null
  'support-desk.visitor': null
  'support-desk.waiting': null
  'support-desk.welcome': null
  'support-desk.wrong-key': null
  'support-desk.you': null
  'tournaments.add': null
  'tournaments.add-all': null
  'tournaments.add-to-calendar': { name: string }
  'tournaments.all': null
  'tournaments.ante': null
  'tournaments.begins-at': null
  'tournaments.blinds': null
  'tournaments.buy-in': null
  'tournaments.calendar-buy-in': { amount: string }
  'tournaments.calendar-sample': null
  'tournaments.entries': null
  'tournaments.fees': null
  'tournaments.game-holdem': null
  'tournaments.game-omaha': null
  'tournaments.game-short-deck': null
  'tournaments.guaranteed': null
  'tournaments.late-registration': { time: string }
  'tournaments.level': null
  'tournaments.no-buy-in': null
  'tournaments.open': null
  'tournaments.own-clock': { time: string }
  'tournaments.own-zone': { zone: string }
  'tournaments.place': null
  'tournaments.places-paid': null
  'tournaments.pool': null
  'tournaments.prize': null
  'tournaments.series-page': null
  'tournaments.share': null
  'tournaments.stack-in-blinds': null
  'tournaments.stake-high': { amount: string }
  'tournaments.stake-low': { amount: string }
  'tournaments.stake-middle': { low: string; high: string }
  'tournaments.start': null
  'tournaments.under-way': null
  'tournaments.utc-zone': null
  'tournaments.venue-zone': { town: string }
  'unique-features.act': { act: string; amount: string }
  'unique-features.against': { yours: string; theirs: string }
  'unique-features.seconds': { count: number }
  'unique-features.street': { street: string }
  'way-up.label': null
  'why-this.country': { country: string }
  'why-this.country-unknown': null
  'why-this.link': null
  'why-this.region': { region: string }
  'why-this.rule-blocked': null
  'why-this.rule-elsewhere': null
  'why-this.rule-none': null
  'why-this.rule-unknown': null
  'why-this.rule-warning': null
  'world-record.certified-by': null
  'world-record.close': null
  'world-record.more': null
  'world-record.picture-alt': null
  'world-record.players': null
  'world-record.set-on': null
  'world-record.what': null
}
