import type { AzarDelMes } from './azar.ts';
import type { DepositosDelMes } from './depositos-del-mes.ts';
import { enElDia, fechaDelMes } from './fecha-del-mes.ts';
import type {
  Centavos,
  CobradorDelMes,
  DepositoDeCajaDelMes,
  MesEscrito,
  PagoEnLaCaja,
  PropiaDelRenglon,
  RenglonDelMes,
} from './mes-escrito.ts';
import { COINCIDE, crearRenglon } from './renglones-de-cobradores.ts';

const DE_NADIE: PropiaDelRenglon = { porque: 'transferencia_de_nadie', alLeer: 'falta_aca', alFinal: null };
/** The college pays: its treasurer says so of the line. */
const SALIDA: PropiaDelRenglon = { porque: 'pago_a_proveedores', alLeer: 'falta_aca', alFinal: null };
const DE_MAS: PropiaDelRenglon = { porque: 'salio_otro_importe', alLeer: 'otro_importe', alFinal: 'otro_importe' };
/** Nobody had noted what the till took to the bank: its line says so, and it is noted then. */
const SIN_ANOTAR: PropiaDelRenglon = {
  porque: 'deposito_sin_anotar',
  ...{ alLeer: 'deposito_sin_anotar', alFinal: null },
};
const DEPOSITO_DE_MAS: PropiaDelRenglon = {
  porque: 'deposito_de_otro_importe',
  ...{ alLeer: 'otro_importe', alFinal: 'otro_importe' },
};
/** What the bank keeps is noted from its line. */
const GASTO: PropiaDelRenglon = { porque: 'gasto_del_banco', alLeer: 'gasto_sin_anotar', alFinal: null };
const AJENO: PropiaDelRenglon = { porque: 'deposito_sin_cobros', alLeer: 'deposito_sin_cobros', alFinal: null };
const PARTE_SIN_NUMERO = 0.05;
export const MANTENIMIENTO = 1_500;

/** One line, however many coupons it paid. */
const transferidos = (
  { clase, cupones, pagos }: PagoEnLaCaja,
  { azar, devueltos }: { azar: AzarDelMes; devueltos: ReadonlySet<number> },
): Partial<RenglonDelMes>[] => {
  const pagan = clase === 'transferencia_deshecha' ? cupones.slice(1) : cupones;
  const indices = pagan.map(({ indice }) => indice);
  const intacto = indices.some((indice) => devueltos.has(indice));
  return pagos
    .filter(({ medio }) => medio === 'transferencia')
    .map(({ importe, comprobante }) => {
      const sinNumero = clase === 'transferencia' && azar.pasa(PARTE_SIN_NUMERO);
      return {
        ...{ importe, numero: sinNumero ? '' : (comprobante ?? ''), cupones: indices },
        ...{ detalle: 'TRANSFERENCIA DE TERCEROS', propia: intacto || sinNumero ? COINCIDE : null },
      };
    });
};

const deNadie = ({ deNadie: todas }: MesEscrito, dia: number): Partial<RenglonDelMes>[] => [
  ...enElDia(todas, dia).map(({ importe, numero, anotada }) => ({
    ...{ importe, numero, detalle: 'TRANSFERENCIA INMEDIATA', propia: anotada ? COINCIDE : DE_NADIE },
  })),
  ...enElDia(todas, dia - 1)
    .filter(({ destino }) => destino === 'devuelta')
    .map(({ importe, numeroDeVuelta: numero }) => salida(importe, numero)),
];

const salida = (importe: Centavos, numero: string): Partial<RenglonDelMes> => ({
  ...{ importe: -importe, numero, detalle: 'TRANSFERENCIA A TERCEROS', propia: COINCIDE },
});

const salidas = ({ devoluciones, saldos }: MesEscrito, dia: number): Partial<RenglonDelMes>[] => [
  ...devoluciones
    .filter((una) => una.dia === dia && una.falla !== 'no_salio')
    .map(({ cupon: { importe }, numero, falla }) =>
      falla === null ? salida(importe, numero) : { ...salida(importe + 1, numero), propio: -importe, propia: DE_MAS },
    ),
  ...saldos.filter((uno) => uno.dia === dia).map(({ importe, numero }) => salida(importe, numero)),
];

const DEPOSITADOS: Readonly<Record<DepositoDeCajaDelMes['medio'], string>> = {
  ...{ caja: 'DEPOSITO EFECTIVO', cheque: 'CHEQUE 48 HS', tarjeta: 'ACRED VISA' },
};

/** What the till took on the day before, and the college itself brought. */
const deLaCaja = ({ alBanco }: MesEscrito, dia: number): Partial<RenglonDelMes>[] =>
  alBanco
    .filter((uno) => uno.dia === dia)
    .map(({ medio, importe, comprobante: numero, falla }) => {
      const renglon = { importe, numero, detalle: DEPOSITADOS[medio] };
      if (falla === null) return { ...renglon, propia: COINCIDE };
      if (falla === 'deposito_sin_anotar') return { ...renglon, propia: SIN_ANOTAR };
      return { ...renglon, importe: importe + 1, propio: importe, propia: DEPOSITO_DE_MAS };
    });

const NOMBRES: Readonly<Record<CobradorDelMes, string>> = {
  ...{ siro: 'LIQUIDACION SIRO', redLink: 'LIQUIDACION RED LINK' },
  ...{ sipago: 'LIQUIDACION SIPAGO', net_pagos: 'LIQUIDACION NET PAGOS' },
};
const deCobradores = ({ depositos, ajenos }: DepositosDelMes, dia: number): Partial<RenglonDelMes>[] => [
  ...depositos
    .filter((uno) => uno.dia === dia)
    .flatMap(({ cobrador, depositado: importe }) =>
      importe === null ? [] : [{ importe, detalle: NOMBRES[cobrador], propia: COINCIDE }],
    ),
  ...ajenos
    .filter((uno) => uno.dia === dia)
    .map(({ cobrador, importe }) => ({ importe, propio: 0, detalle: NOMBRES[cobrador], propia: AJENO })),
];

const propiosDelBanco = (dia: number): Partial<RenglonDelMes>[] => [
  { importe: -MANTENIMIENTO, detalle: 'COMISION MANTENIMIENTO', propia: GASTO },
  ...(dia % 5 === 2
    ? [{ importe: -(2_000_000 + dia), propio: 0, numero: `4${dia}`, detalle: 'PAGO A PROVEEDORES', propia: SALIDA }]
    : []),
];

type Contexto = { azar: AzarDelMes; devueltos: ReadonlySet<number>; depositos: DepositosDelMes };

export const renglonesDelBanco = (mes: MesEscrito, dia: number, contexto: Contexto): RenglonDelMes[] =>
  [
    ...mes.caja.filter((pago) => pago.dia === dia).flatMap((pago) => transferidos(pago, contexto)),
    ...[...deNadie(mes, dia), ...salidas(mes, dia), ...deLaCaja(mes, dia), ...propiosDelBanco(dia)],
    ...deCobradores(contexto.depositos, dia),
  ].map((renglon) => crearRenglon({ dia: fechaDelMes(dia), ...renglon }));
