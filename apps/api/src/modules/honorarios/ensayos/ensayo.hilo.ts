import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  acumular,
  type Catalogo,
  calcularDeNuevo,
  construirCatalogo,
  type Ensayado,
  ensayar,
  type Honorario,
} from '@colega/domain/honorarios';
import type { ArancelDelHilo, DatosDelHiloDeEnsayos, PreguntaAlEnsayo, RespuestaDelEnsayo } from './hilo-de-ensayos.ts';
import type { ContratoLeido } from './lineas.repository.ts';

/** On Linux the priority is of this thread alone: a call never waits for it. */
if (process.platform === 'linux') setPriority((workerData as DatosDelHiloDeEnsayos).amabilidad);

let arancel: { catalogo: Catalogo; vigente_desde: string } | null = null;

const leerArancel = ({ crudos, vigente_desde }: ArancelDelHilo) => {
  const catalogo = construirCatalogo(crudos);
  if (!catalogo.ok) throw new Error(`El arancel no se puede calcular: ${catalogo.problema[0]?.ruta}`);
  return { catalogo: catalogo.valor, vigente_desde };
};

const exigirArancel = () => {
  if (!arancel) throw new Error('El hilo no tiene ningún arancel');
  return arancel;
};

const calculoDe = ({ pedido, honorario, honorario_convenido, tareas }: ContratoLeido) =>
  pedido === null || honorario === null || honorario_convenido === null
    ? null
    : { pedido: JSON.parse(pedido), honorario, honorario_convenido, tareas: JSON.parse(tareas ?? '[]') };

/** One that was kept in a way that nobody can read any more does not stop the others. */
const ensayarUno = (contrato: ContratoLeido): Ensayado => {
  const { catalogo, vigente_desde } = exigirArancel();
  try {
    return ensayar({ calculo: calculoDe(contrato) }, vigente_desde, catalogo);
  } catch {
    return { clase: 'sin_ensayar', motivo: 'ilegible' };
  }
};

const responder = (pregunta: PreguntaAlEnsayo): RespuestaDelEnsayo => {
  if ('arancel' in pregunta) {
    arancel = leerArancel(pregunta.arancel);
    return { lineas: [] };
  }
  if ('pedidos' in pregunta) {
    const { catalogo, vigente_desde } = exigirArancel();
    const honorarios = pregunta.pedidos.map(({ detalle_id, pedido }) => ({
      detalle_id,
      honorario: honorarioDe(calcularDeNuevo(pedido, vigente_desde, catalogo)),
    }));
    return { honorarios };
  }
  const lineas = pregunta.contratos.map((contrato) => ({
    detalle_id: contrato.detalle_id,
    rubro_id: contrato.rubro_id,
    ensayado: ensayarUno(contrato),
  }));
  return { lineas, acumulado: lineas.reduce(acumular, pregunta.acumulado) };
};

const honorarioDe = (calculado: ReturnType<typeof calcularDeNuevo>): Honorario => {
  if (!calculado.ok) throw new Error('Un contrato que se calculó ya no se calcula');
  return calculado.valor;
};

parentPort?.on('message', (pregunta: PreguntaAlEnsayo) => parentPort?.postMessage(responder(pregunta)));
