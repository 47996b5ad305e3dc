import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { acumular, type Ensayado } from '@colega/domain/honorarios';
import { crearProbador, type Probador } from './crear-probador.ts';
import type { DatosDelHiloDeEnsayos, PreguntaAlEnsayo, RespuestaDelEnsayo } from './hilo-de-ensayos.ts';
import type { ContratoLeido } from './lineas.repository.ts';

/** On Linux the priority is of this thread alone: a call never waits for it. */
if (process.platform === 'linux') setPriority((workerData as DatosDelHiloDeEnsayos).amabilidad);

let probador: Probador | null = null;

const exigirProbador = (): Probador => {
  if (!probador) throw new Error('El hilo no tiene nada que probar');
  return probador;
};

/** One that was kept in a way that nobody can read any more does not stop the others. */
const ensayarUno = (contrato: ContratoLeido): Ensayado => {
  const { ensayar } = exigirProbador();
  try {
    return ensayar(contrato);
  } catch {
    return { clase: 'sin_ensayar', motivo: 'ilegible' };
  }
};

const responder = (pregunta: PreguntaAlEnsayo): RespuestaDelEnsayo => {
  if ('prueba' in pregunta) {
    probador = crearProbador(pregunta.prueba);
    return { lineas: [] };
  }
  if ('por_explicar' in pregunta) return { explicados: pregunta.por_explicar.map(exigirProbador().explicar) };
  const lineas = pregunta.contratos.map((contrato) => {
    const { detalle_id, rubro_id, importado } = contrato;
    return { detalle_id, rubro_id, importado, ensayado: ensayarUno(contrato) };
  });
  return { lineas, acumulado: lineas.reduce(acumular, pregunta.acumulado) };
};

parentPort?.on('message', (pregunta: PreguntaAlEnsayo) => parentPort?.postMessage(responder(pregunta)));
