import { minimoDeTareas, validarConvenido } from '../../honorarios/convenido.ts';
import type { Importe } from '../../importes/decimal.ts';
import { parseMonto } from '../../importes/parse-monto.ts';
import { anteponerCampo } from '../../resultado/problema.ts';
import { montoDecimal, requerido } from '../../validacion/reglas.ts';
import { validarCondiciones, validarFechaDeContrato, validarVencimiento } from '../contrato.ts';
import type { ProblemaDeLegajo } from '../problema.ts';
import { puedeTenerCalculo, validarCalculo } from './calculo.ts';
import type { ContextoDeContrato, ContratoPropuesto } from './propuesta.ts';
import { validarTareasManuales } from './tareas-manuales.ts';

type Juez = (contrato: ContratoPropuesto, contexto: ContextoDeContrato) => ProblemaDeLegajo[];

const siHayMontos =
  (juez: Juez): Juez =>
  (contrato, contexto) =>
    contexto.con_montos ? juez(contrato, contexto) : [];

const fechas: Juez = ({ tipo_calculo, fecha, vencimiento }, { hoy, tipo_contrato, fechas: marco }) => [
  ...validarFechaDeContrato(fecha, hoy, tipo_calculo, marco),
  ...validarVencimiento(vencimiento, hoy, tipo_calculo, { ...marco, esAmpliacion: tipo_contrato === 'ampliacion' }),
];

const condiciones: Juez = (contrato, { es_electrico: esElectrico, tipo_contrato }) =>
  validarCondiciones(contrato, { esElectrico, esAmpliacion: tipo_contrato === 'ampliacion' });

const tareas: Juez = (contrato, { tareaDe }) =>
  contrato.tipo_calculo === 'manual'
    ? anteponerCampo(
        'tareas',
        validarTareasManuales(contrato.tareas, (id) => tareaDe(id)?.manual === true),
      )
    : [];

/** CAL-009. An amount that cannot be read counts for nothing yet. */
export const minimoDeFilas = (filas: readonly { monto: string }[]): Importe =>
  minimoDeTareas(
    filas.flatMap(({ monto }) => {
      const leido = parseMonto(monto);
      return leido.ok ? [{ monto: leido.valor }] : [];
    }),
  );

/** CAL-007, CAL-008, AMP-021, AMP-031: required, two decimals at most, and at least the minimum, which is inclusive (OPN-067). */
const convenido: Juez = (contrato, contexto) => {
  const { tipo_calculo, monto, tareas: filas } = contrato;
  const calculado = puedeTenerCalculo(contrato, contexto) ? contexto.minimo : null;
  const minimo = tipo_calculo === 'manual' ? minimoDeFilas(filas) : calculado;
  if (minimo === null) return [];
  const campo = 'monto';
  const vacio = requerido(monto);
  if (vacio) return [{ ...vacio, campo }];
  const leido = montoDecimal(monto, 'Honorario convenido');
  if (!leido.ok) return [{ ...leido.problema, campo }];
  const menor = validarConvenido(leido.valor, minimo);
  return menor ? [{ ...menor, campo }] : [];
};

const calculo: Juez = (contrato, contexto) =>
  contrato.tipo_calculo === 'automatico' ? validarCalculo(contrato, contexto) : [];

export const SECCIONES_DEL_CONTRATO = {
  fechas: siHayMontos(fechas),
  condiciones,
  tareas: siHayMontos(tareas),
  convenido: siHayMontos(convenido),
  calculo: siHayMontos(calculo),
} as const satisfies Record<string, Juez>;
