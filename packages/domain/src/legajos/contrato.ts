import { esFecha, type Fecha, formatFecha } from '../fechas/fecha.ts';
import { largoMaximo, requerido } from '../validacion/reglas.ts';
import { esDestino } from './destinos.ts';
import type { TipoDeCalculo } from './estados.ts';
import type { ProblemaDeLegajo } from './problema.ts';

export const PRIMERA_FECHA_DE_CONTRATO = '2015-01-01';
/** OPN-046: the last valid day is the one before. */
export const TOPE_DE_VENCIMIENTO = '2050-12-31';
/** S-10. */
export const LARGO_DE_TEXTO_DE_CONTRATO = 100;
export const LARGO_DE_TEXTO_LARGO = 2000;

export type MarcoDeFechas = {
  /** What is stored was valid when loaded (docs/reference/rules.md#dates-already-valid). */
  guardadas?: { fecha: Fecha; vencimiento: Fecha } | undefined;
  /** S-383: an expansion may not come before its original contract. */
  original?: Fecha | undefined;
  ampliacion?: Fecha | undefined;
};

/** AUT-029..AUT-031: not after today, nor before 2015. OPN-045: each variant has its wording. */
export const validarFechaDeContrato = (
  fecha: Fecha,
  hoy: Fecha,
  variante: TipoDeCalculo,
  { guardadas, original, ampliacion }: MarcoDeFechas = {},
): ProblemaDeLegajo[] => {
  if (fecha === '') return [{ codigo: 'requerido', campo: 'fecha' }];
  if (!esFecha(fecha)) return [{ codigo: 'fecha_invalida', campo: 'fecha' }];
  if (fecha === guardadas?.fecha) return [];
  if (fecha > hoy) return [{ codigo: 'fecha_mayor_a_la_actual', campo: 'fecha' }];
  if (fecha < PRIMERA_FECHA_DE_CONTRATO)
    return [
      { codigo: variante === 'manual' ? 'fecha_anterior_a_2015_manual' : 'fecha_anterior_a_2015', campo: 'fecha' },
    ];
  if (original !== undefined && fecha < original)
    return [{ codigo: 'fecha_anterior_al_original', campo: 'fecha', datos: { fecha: formatFecha(original) } }];
  if (ampliacion !== undefined && fecha > ampliacion)
    return [{ codigo: 'fecha_posterior_a_ampliacion', campo: 'fecha', datos: { fecha: formatFecha(ampliacion) } }];
  return [];
};

/** AMP-028: not before today, and before 2050-12-31, which an expansion words its own way. */
export const validarVencimiento = (
  vencimiento: Fecha,
  hoy: Fecha,
  variante: TipoDeCalculo,
  { esAmpliacion = false, guardadas }: { esAmpliacion?: boolean } & Pick<MarcoDeFechas, 'guardadas'> = {},
): ProblemaDeLegajo[] => {
  const manual = variante === 'manual';
  if (vencimiento === '') return [{ codigo: 'requerido', campo: 'vencimiento' }];
  if (!esFecha(vencimiento)) return [{ codigo: 'fecha_invalida', campo: 'vencimiento' }];
  if (vencimiento === guardadas?.vencimiento) return [];
  if (vencimiento < hoy)
    return [
      { codigo: manual ? 'vencimiento_menor_al_actual_manual' : 'vencimiento_menor_al_actual', campo: 'vencimiento' },
    ];
  if (vencimiento < TOPE_DE_VENCIMIENTO) return [];
  const posterior = manual && !esAmpliacion ? 'vencimiento_posterior_a_2050_manual' : 'vencimiento_posterior_a_2050';
  return [{ codigo: posterior, campo: 'vencimiento' }];
};

export type CondicionesDeContrato = {
  forma_de_pago: string;
  tribunal_actuante: string;
  destino_tarea: string;
  clausula_condicion: string;
  observaciones: string;
};

/** AUT-095..098: electrical rubros need a destino (AMP-023); file wizards, a tribunal (AMP-024, OPN-077). */
export const validarCondiciones = (
  contrato: CondicionesDeContrato,
  { esElectrico, esAmpliacion = false }: { esElectrico: boolean; esAmpliacion?: boolean },
): ProblemaDeLegajo[] => {
  const texto = (campo: keyof CondicionesDeContrato, obligatorio: boolean, largo: number): ProblemaDeLegajo[] => {
    const problema = (obligatorio ? requerido(contrato[campo]) : null) ?? largoMaximo(largo)(contrato[campo]);
    return problema ? [{ ...problema, campo }] : [];
  };
  return [
    ...texto('forma_de_pago', true, LARGO_DE_TEXTO_DE_CONTRATO),
    ...texto('tribunal_actuante', !esAmpliacion, LARGO_DE_TEXTO_DE_CONTRATO),
    ...destino(contrato.destino_tarea, esElectrico),
    ...texto('clausula_condicion', false, LARGO_DE_TEXTO_LARGO),
    ...texto('observaciones', false, LARGO_DE_TEXTO_LARGO),
  ];
};

const destino = (valor: string, obligatorio: boolean): ProblemaDeLegajo[] => {
  if (valor === '') return obligatorio ? [{ codigo: 'requerido', campo: 'destino_tarea' }] : [];
  return esDestino(valor) ? [] : [{ codigo: 'destino_invalido', campo: 'destino_tarea' }];
};
