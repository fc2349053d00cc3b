/** The meaning of the codes in the federal files. */
import type { Control, Level, Setting, TestPolicy } from "#domain/college/college.ts";
import type { AcademicCalendar, HighestAward, Locale } from "#domain/college/record.ts";

export const controlCodes = new Map<string, Control>([
  ["1", "public"],
  ["2", "nonprofit"],
  ["3", "forProfit"],
]);

export const levelCodes = new Map<string, Level>([
  ["1", "fourYear"],
  ["2", "twoYear"],
  ["3", "lessThanTwoYear"],
]);

export const localeCodes = new Map<string, Locale>([
  ["11", "largeCity"],
  ["12", "midsizeCity"],
  ["13", "smallCity"],
  ["21", "largeSuburb"],
  ["22", "midsizeSuburb"],
  ["23", "smallSuburb"],
  ["31", "fringeTown"],
  ["32", "distantTown"],
  ["33", "remoteTown"],
  ["41", "fringeRural"],
  ["42", "distantRural"],
  ["43", "remoteRural"],
]);

/** The first digit of the locale code. */
export const settingOfLocale: Record<Locale, Setting> = {
  largeCity: "city",
  midsizeCity: "city",
  smallCity: "city",
  largeSuburb: "suburb",
  midsizeSuburb: "suburb",
  smallSuburb: "suburb",
  fringeTown: "town",
  distantTown: "town",
  remoteTown: "town",
  fringeRural: "rural",
  distantRural: "rural",
  remoteRural: "rural",
};

/** ADMCON*: how a college treats grades, scores and similar factors. */
export const policyCodes = new Map<string, TestPolicy>([
  ["1", "required"],
  ["5", "considered"],
  ["3", "notConsidered"],
]);

export const openAdmissionCodes = new Map([
  ["1", true],
  ["2", false],
]);

/** ATHASSOC, SPORT1, SPORT2: 1 yes, 2 no. */
export const yesNoCodes = new Map([
  ["1", true],
  ["2", false],
]);

export const highestAwardCodes = new Map<string, HighestAward>([
  ["0", "none"],
  ["1", "certificate"],
  ["2", "associate"],
  ["3", "bachelors"],
  ["4", "graduate"],
]);

export const calendarCodes = new Map<string, AcademicCalendar>([
  ["1", "semester"],
  ["2", "quarter"],
  ["3", "trimester"],
  ["4", "fourOneFour"],
  ["5", "other"],
  ["6", "byProgram"],
  ["7", "continuous"],
]);

/** RELAFFIL, with the current usual names of the churches and faiths. */
export const affiliationCodes = new Map<string, string>([
  ["22", "American Evangelical Lutheran Church"],
  ["24", "African Methodist Episcopal Zion Church"],
  ["27", "Assemblies of God"],
  ["28", "Brethren Church"],
  ["30", "Roman Catholic"],
  ["33", "Wisconsin Evangelical Lutheran Synod"],
  ["34", "Christian and Missionary Alliance"],
  ["35", "Christian Reformed Church"],
  ["36", "Evangelical Congregational Church"],
  ["37", "Evangelical Covenant Church"],
  ["38", "Evangelical Free Church of America"],
  ["39", "Evangelical Lutheran Church in America"],
  ["40", "United Pentecostal Church International"],
  ["41", "Free Will Baptist"],
  ["42", "Interdenominational"],
  ["43", "Mennonite Brethren Church"],
  ["44", "Moravian Church"],
  ["45", "North American Baptist"],
  ["47", "Pentecostal Holiness Church"],
  ["48", "Christian Churches and Churches of Christ"],
  ["49", "Reformed Church in America"],
  ["50", "Reformed Episcopal Church"],
  ["51", "African Methodist Episcopal Church"],
  ["52", "American Baptist"],
  ["53", "American Lutheran Church"],
  ["54", "Baptist"],
  ["55", "Christian Methodist Episcopal Church"],
  ["57", "Church of God"],
  ["58", "Church of the Brethren"],
  ["59", "Church of the Nazarene"],
  ["60", "Cumberland Presbyterian Church"],
  ["61", "Christian Church (Disciples of Christ)"],
  ["64", "Free Methodist Church"],
  ["65", "Quaker (Friends)"],
  ["66", "Presbyterian Church (USA)"],
  ["67", "Lutheran Church in America"],
  ["68", "Lutheran Church–Missouri Synod"],
  ["69", "Mennonite Church"],
  ["71", "United Methodist Church"],
  ["73", "Episcopal Church"],
  ["74", "Churches of Christ"],
  ["75", "Southern Baptist"],
  ["76", "United Church of Christ"],
  ["77", "Protestant"],
  ["78", "Several Protestant denominations"],
  ["79", "Other Protestant"],
  ["80", "Jewish"],
  ["81", "Reformed Presbyterian Church"],
  ["84", "United Brethren Church"],
  ["87", "Missionary Church"],
  ["88", "Undenominational"],
  ["89", "Wesleyan Church"],
  ["91", "Greek Orthodox"],
  ["92", "Russian Orthodox"],
  ["93", "Unitarian Universalist"],
  ["94", "Church of Jesus Christ of Latter-day Saints"],
  ["95", "Seventh-day Adventist"],
  ["97", "Presbyterian Church in America"],
  ["99", "Other religious affiliation"],
  ["100", "Original Free Will Baptist"],
  ["101", "Ecumenical Christian"],
  ["102", "Evangelical Christian"],
  ["103", "Presbyterian"],
  ["105", "General Baptist"],
  ["106", "Muslim"],
  ["107", "Plymouth Brethren"],
  ["108", "Nondenominational Christian"],
  ["109", "Buddhist"],
]);

/** CCBASIC, the 2021 classification, where 0 is not classified; and CARNEGIEIC_2025, which ends at 31. */
export const carnegieCodes = new Map(Array.from({ length: 34 }, (_, code) => [String(code), code] as const));
