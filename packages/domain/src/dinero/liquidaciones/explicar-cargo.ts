import { type Fecha, formatFecha } from '../../fechas/fecha.ts';
import { Decimal, type Importe, importe } from '../../importes/decimal.ts';
import { formatImporte, formatNumero } from '../../importes/formato.ts';
import { aplicarRecargo, mesesVencidos } from './recargo.ts';

/**
 * The lines add up to the amount of the charge. `regla` names what a line follows, `texto` writes it out, `supuesto` is
 * the reference value it uses (docs/assumptions.md), null when there is none.
 */
export type PasoDeCargo = {
  regla: 'tasa_del_contrato' | 'del_sistema_anterior' | 'cargo_del_anio' | 'recargo_por_mora' | 'sancion' | 'a_cuenta';
  texto: string;
  importe: Importe;
  supuesto: string | null;
};

const aCuenta = (pagado: Importe): PasoDeCargo[] =>
  new Decimal(pagado).isZero()
    ? []
    : [
        {
          regla: 'a_cuenta',
          texto: 'Pagado a cuenta',
          importe: importe(new Decimal(pagado).negated()),
          supuesto: null,
        },
      ];

const porciento = (tasa: string): string => {
  const valor = new Decimal(tasa).times(100);
  return `${formatNumero(valor, valor.decimalPlaces())} %`;
};

type CargoDeContrato = {
  nombre: string;
  que: string;
  monto: Importe;
  tasa: string;
  importe: Importe;
  pagado: Importe;
  /** Null when a norm says the rate. */
  supuesto: string | null;
};

/** The share of the contract's agreed fee, less what is already paid. */
export const explicarCargoDeContrato = (cargo: CargoDeContrato): PasoDeCargo[] => [
  {
    regla: 'tasa_del_contrato',
    texto: `${cargo.nombre}: ${porciento(cargo.tasa)} del honorario convenido ${cargo.que}, ${formatImporte(cargo.monto)}`,
    importe: cargo.importe,
    supuesto: cargo.supuesto,
  },
  ...aCuenta(cargo.pagado),
];

/** What came with a former contract: nobody calculates it here. */
export const explicarCargoTraido = (
  cargo: Pick<CargoDeContrato, 'nombre' | 'que' | 'importe' | 'pagado'>,
): PasoDeCargo[] => [
  {
    regla: 'del_sistema_anterior',
    texto: `${cargo.nombre} ${cargo.que}, como vino del sistema anterior`,
    importe: cargo.importe,
    supuesto: null,
  },
  ...aCuenta(cargo.pagado),
];

type CargoDeMatricula = { descripcion: string; importe: Importe; pagado: Importe; vencimiento: Fecha };
type Mora = { dia: Fecha; tasaMensual: string };

export const explicarCargoDeMatricula = (
  { descripcion, importe: original, pagado, vencimiento }: CargoDeMatricula,
  { dia, tasaMensual }: Mora,
): PasoDeCargo[] => {
  const saldo = importe(new Decimal(original).minus(pagado));
  const meses = mesesVencidos(vencimiento, dia);
  const verbo = meses > 0 ? 'venció' : 'vence';
  const pasos: PasoDeCargo[] = [
    {
      regla: 'cargo_del_anio',
      texto: `${descripcion}, ${verbo} el ${formatFecha(vencimiento)}`,
      importe: original,
      supuesto: 'S-210',
    },
    ...aCuenta(pagado),
  ];
  if (meses === 0) return pasos;
  const recargo = new Decimal(aplicarRecargo(saldo, vencimiento, dia, tasaMensual)).minus(saldo);
  const texto = `Recargo por mora: ${porciento(tasaMensual)} por mes o fracción × ${meses} ${meses === 1 ? 'mes' : 'meses'}`;
  return [...pasos, { regla: 'recargo_por_mora', texto, importe: importe(recargo), supuesto: 'S-204' }];
};

export const explicarSancion = (sancion: { motivo: string; importe: Importe; pagado: Importe }): PasoDeCargo[] => [
  { regla: 'sancion', texto: `Sanción: ${sancion.motivo}`, importe: sancion.importe, supuesto: null },
  ...aCuenta(sancion.pagado),
];
