import { formatFecha } from '../fechas/index.ts';
import { tieneLargoDeCuit } from '../identificadores/index.ts';
import type { ProblemaDeFila } from './codigos.ts';
import { type EstadoAnterior, leerEstadoAnterior } from './estado-anterior.ts';
import type { FilaAImportar } from './filas.ts';
import { decirContrato, nombrarContrato } from './nombrar-contrato.ts';
import {
  type AnteriorDelPlan,
  dependeDe,
  desconocido,
  type Juez,
  type Juicio,
  leerDeLista,
  type Plan,
  valorDe,
} from './plan.ts';

const DNI_DEL_CUIT = /^\d{2}(\d{8})\d$/;
const dniDe = (sabido: string): number => Number(DNI_DEL_CUIT.exec(sabido)?.[1] ?? sabido);
/** Of whom only the DNI is known, by it; whom nobody knows may be anybody (S-1164). */
const puedeSer = (escrito: string, sabido: string): boolean =>
  sabido === '' ||
  escrito === sabido ||
  (tieneLargoDeCuit(escrito) !== tieneLargoDeCuit(sabido) && dniDe(escrito) === dniDe(sabido));

/** Without a state it is as its file is: annulled, waiting to be approved, or approved. */
const estadoDe = (fila: FilaAImportar, { anulado, sin_visar }: AnteriorDelPlan): EstadoAnterior | null =>
  leerEstadoAnterior(valorDe(fila, 'estado'), anulado ? 'anulado' : sin_visar ? 'confirmado' : 'visado');

const nombreDe = (fila: FilaAImportar): string => nombrarContrato(valorDe(fila, 'legajo'), valorDe(fila, 'numero'));

const legajoDe = (fila: FilaAImportar, plan: Plan): AnteriorDelPlan => {
  const numero = valorDe(fila, 'legajo');
  const suyo = plan.legajo(numero);
  return { ...suyo, sin_visar: suyo.sin_visar || plan.sinVisar.has(numero) };
};

/** They go from the first on, each after the one before, and before those that are made here (S-1208). */
const problemasDeLugar = (fila: FilaAImportar, plan: Plan): ProblemaDeFila[] => {
  const [legajo, numero] = [valorDe(fila, 'legajo'), Number(valorDe(fila, 'numero'))];
  if (plan.legajo(legajo).ampliado)
    return [{ codigo: 'fila_ampliacion_despues', campo: 'legajo', datos: { valor: legajo } }];
  if (numero <= 1) return [];
  const anterior = numero - 1;
  const { entrada } = plan.ampliacion(nombrarContrato(legajo, anterior));
  if (entrada === 'falta') return [{ codigo: 'fila_ampliacion_salteada', campo: 'numero', datos: { anterior } }];
  return dependeDe(entrada, 'ampliacion', 'numero', decirContrato(legajo, String(anterior)));
};

/** That it is of this file: of its technician and of its client, where it says them. */
const problemasDePertenencia = (
  fila: FilaAImportar,
  plan: Plan,
  { cuit, comitentes }: AnteriorDelPlan,
): ProblemaDeFila[] => {
  const [legajo, codigo, comitente] = [
    valorDe(fila, 'legajo'),
    valorDe(fila, 'matricula'),
    valorDe(fila, 'comitente_cuit'),
  ];
  const problemas: ProblemaDeFila[] = [];
  if (codigo !== '' && plan.matricula(codigo).cuit !== cuit)
    problemas.push({ codigo: 'fila_legajo_de_otra_matricula', campo: 'matricula', datos: { valor: legajo } });
  if (comitente !== '' && !comitentes.some((uno) => puedeSer(comitente, uno)))
    problemas.push({ codigo: 'fila_comitente_de_otro', campo: 'comitente_cuit', datos: { valor: comitente, legajo } });
  return problemas;
};

const problemasDeEstado = (fila: FilaAImportar, legajo: AnteriorDelPlan): ProblemaDeFila[] => {
  const estado = estadoDe(fila, legajo);
  const datos = { valor: valorDe(fila, 'legajo') };
  if (estado === null) return [desconocido('estado', valorDe(fila, 'estado'))];
  if (estado === 'anulado') return [];
  if (legajo.anulado) return [{ codigo: 'fila_ampliacion_de_anulado', campo: 'estado', datos }];
  if (estado === 'visado')
    return legajo.sin_visar ? [{ codigo: 'fila_ampliacion_sin_visar', campo: 'estado', datos }] : [];
  const conVisado = ['visado_numero', 'visado_fecha'].find((campo) => valorDe(fila, campo) !== '');
  return [
    ...(legajo.comitentes.every(tieneLargoDeCuit)
      ? []
      : [{ codigo: 'fila_ampliacion_sin_cuit' as const, campo: 'estado', datos }]),
    ...(conVisado ? [{ codigo: 'fila_en_tramite_con_visado' as const, campo: conVisado }] : []),
  ];
};

const problemasDeFechas = (fila: FilaAImportar, legajo: AnteriorDelPlan): ProblemaDeFila[] => {
  const [fecha, visado] = [valorDe(fila, 'fecha'), valorDe(fila, 'visado_fecha')];
  const antes = fecha !== '' && fecha < legajo.fecha;
  return [
    // S-383
    ...(antes
      ? [{ codigo: 'fila_ampliacion_antes' as const, campo: 'fecha', datos: { fecha: formatFecha(legajo.fecha) } }]
      : []),
    ...(visado !== '' && visado < fecha ? [{ codigo: 'fila_hasta_anterior' as const, campo: 'visado_fecha' }] : []),
  ];
};

/** An approval is of one file, and of all that was agreed of it up to its day: its number may be said again there (S-1243). What was annulled has none. */
const problemasDeVisado = (fila: FilaAImportar, plan: Plan): ProblemaDeFila[] => {
  if (estadoDe(fila, legajoDe(fila, plan)) === 'anulado') return [];
  const [valor, legajo] = [valorDe(fila, 'visado_numero'), valorDe(fila, 'legajo')];
  const suyo = plan.visado(valor);
  if (!suyo) return [];
  if (suyo.legajo !== legajo) return [{ codigo: 'fila_visado_tomado', campo: 'visado_numero', datos: { valor } }];
  const escrita = valorDe(fila, 'visado_fecha');
  return (escrita === '' || escrita === suyo.fecha) && valorDe(fila, 'fecha') <= suyo.fecha
    ? []
    : [{ codigo: 'fila_visado_de_otro_dia', campo: 'visado_numero', datos: { valor, fecha: formatFecha(suyo.fecha) } }];
};

const problemasDelLegajo = (fila: FilaAImportar, plan: Plan): ProblemaDeFila[] => {
  const numero = valorDe(fila, 'legajo');
  const legajo = legajoDe(fila, plan);
  if (legajo.entrada !== 'entra') return dependeDe(legajo.entrada, 'legajo', 'legajo', numero);
  if (plan.hay.legajos.get(numero)?.anterior === false)
    return [{ codigo: 'fila_ampliacion_de_otro', campo: 'legajo', datos: { valor: numero } }];
  return [
    ...problemasDeLugar(fila, plan),
    ...problemasDePertenencia(fila, plan, legajo),
    ...problemasDeEstado(fila, legajo),
    ...problemasDeFechas(fila, legajo),
  ];
};

/** What was agreed after the first contract of a former file: each is kept as it was left, as its file is. */
export const JUEZ_DE_AMPLIACIONES: Juez = {
  entidad: 'ampliaciones',
  claveDe: (fila) => (valorDe(fila, 'legajo') && valorDe(fila, 'numero') ? nombreDe(fila) : null),
  juzgar: (fila, plan): Juicio => {
    const numero = valorDe(fila, 'numero');
    // one that is written never changes
    if (plan.hay.ampliaciones.has(nombreDe(fila)))
      return {
        existe: true,
        problemas: [{ codigo: 'fila_ya_importada_distinta', campo: 'numero', datos: { valor: numero } }],
      };
    return {
      existe: false,
      problemas: [...problemasDelLegajo(fila, plan), ...problemasDeVisado(fila, plan)],
      datos: {
        estado: estadoDe(fila, legajoDe(fila, plan)),
        tarea_id: leerDeLista(plan.hay.tareas, valorDe(fila, 'tarea'))?.id ?? null,
      },
    };
  },
  anotar: (fila, plan, entra) => {
    const [legajo, nombre] = [valorDe(fila, 'legajo'), nombreDe(fila)];
    if (plan.hay.ampliaciones.has(nombre) || (!entra && plan.ampliaciones.has(nombre))) return;
    const estado = estadoDe(fila, legajoDe(fila, plan));
    plan.ampliaciones.set(nombre, {
      ...{
        entrada: entra ? 'entra' : 'rechazada',
        anulado: estado === 'anulado',
        monto: valorDe(fila, 'monto') || '0.00',
      },
    });
    if (!entra || estado === 'anulado') return;
    plan.anotarVisado(valorDe(fila, 'visado_numero'), legajo, fila.valores);
    if (estado === 'confirmado') plan.sinVisar.add(legajo);
  },
};
