import type { CargosDelAnio } from '@colega/contract/dinero';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { encolar } from '../../../jobs/cola.ts';
import { lockListas } from '../../colegio/listas/preparar-lista.service.ts';
import type { DelColegio } from '../../perfil/pedido-del-colegio.ts';
import {
  countCargosDelAnio,
  esDelPrograma,
  findUltimaGeneracion,
  insertGeneracion,
  lockGeneracion,
  type TramoDeCargos,
  updateGeneracion,
} from './cargos-del-anio.repository.ts';
import { exigirAnioLibre } from './exigir-anio-libre.ts';
import { cargosDelAnio, generarTramo } from './generar-cargos.service.ts';

const porPorcion = (cuantas: number, precio: Importe): Importe => importe(new Decimal(precio).times(cuantas));

/** What would be charged, by charge and state, to the centavo, and how the last generation of that year goes. Throws 409 for a year without figures. */
export const previsualizarCargos = async (db: Db, anio: number, hoy: Fecha): Promise<CargosDelAnio> => {
  const { cargos, desde } = await cargosDelAnio(db, anio, hoy);
  const cuentas = await countCargosDelAnio(
    db,
    anio,
    cargos.map(({ concepto }) => concepto),
  );
  const lineas = cargos.map(({ concepto, descripcion, importe: precio, vencimiento }) => ({
    ...{ concepto, descripcion, importe: precio, vencimiento },
    estados: cuentas
      .filter((una) => una.concepto === concepto)
      .map(({ estado, matriculas, cargadas }) => ({
        ...{ estado, matriculas, cargadas, por_cargar: matriculas - cargadas },
        total: porPorcion(matriculas - cargadas, precio),
      })),
  }));
  const estados = lineas.flatMap((linea) => linea.estados);
  const ultima = await findUltimaGeneracion(db, anio);
  return {
    ...{ anio, importes_desde: desde, de_referencia: await esDelPrograma(db, desde), lineas },
    cargos: estados.reduce((suma, { por_cargar }) => suma + por_cargar, 0),
    total: sumar(estados.map(({ total }) => total)),
    generacion: ultima
      ? {
          ...{ estado: ultima.estado, por_mirar: ultima.por_mirar, miradas: ultima.miradas, cargos: ultima.cargos },
          ...{ importe: ultima.importe, quien: ultima.quien, pedida_en: ultima.pedida_en.toISOString() },
        }
      : null,
  };
};

type PedidoDeCargos = DelColegio & { anio: number; cargos: number; total: Importe };

/** What was seen is what is done: if it is another by now it is looked at again. A job does it. Throws 409. */
export const pedirCargos = (db: Db, { anio, cargos, total, autor, ahora, hoy }: PedidoDeCargos): Promise<void> =>
  enTransaccion(db, async (trx) => {
    // Until it is written, the list that it charges by is neither withdrawn nor followed by another.
    await lockListas(trx);
    await exigirAnioLibre(trx, anio);
    const vista = await previsualizarCargos(trx, anio, hoy);
    if (vista.cargos === 0) throw errorHttp(409, 'cargos_ya_estan', { datos: { anio } });
    if (vista.cargos !== cargos || !new Decimal(vista.total).eq(total)) throw errorHttp(409, 'cargos_cambiaron');
    const por_mirar = Math.max(
      ...vista.lineas.map(({ estados }) => estados.reduce((suma, uno) => suma + uno.matriculas, 0)),
    );
    const quien = { usuario_id: autor.user_id, quien: autor.username, pedida_en: ahora };
    const generacion = await insertGeneracion(trx, { anio, por_mirar, ...quien });
    if (!generacion) throw errorHttp(409, 'cargos_generandose', { datos: { anio } });
    await encolar(trx, 'generar_cargos', { generacion_id: generacion.id }, { urgente: true });
  });

const SIN_PRECIOS: ReadonlySet<string> = new Set(['anio_sin_cargos', 'anio_que_no_cobra']);

/** Of a year that has no prices any more nothing else is charged: it ends with what it has, and may be annulled. */
const terminarSinPrecios = (falla: unknown): TramoDeCargos => {
  if (falla instanceof ErrorHttp && SIN_PRECIOS.has(falla.codigo)) return { ultima: null, miradas: 0, nuevos: [] };
  throw falla;
};

/** A part a transaction, each with its progress: one that dies in the middle goes on where it was. */
export const continuarGeneracion = async ({ db, reloj }: { db: Db; reloj: () => Date }, id: number): Promise<void> => {
  for (;;) {
    const sigue = await enTransaccion(db, async (trx) => {
      const generacion = await lockGeneracion(trx, id);
      if (!generacion || generacion.estado === 'terminada') return false;
      const { anio, usuario_id: user_id, quien: username, pedida_en } = generacion;
      const ahora = reloj();
      // All of it costs what was seen, though other figures come into force meanwhile.
      const delColegio = {
        autor: { actor: 'colegio' as const, user_id, username },
        ahora,
        hoy: diaDelColegio(pedida_en),
      };
      const tramo = await generarTramo(trx, {
        ...{ ...delColegio, anio, generacion_id: id },
        desde: generacion.ultima,
      }).catch(terminarSinPrecios);
      await updateGeneracion(trx, id, {
        estado: tramo.ultima === null ? 'terminada' : 'en_curso',
        terminada_en: tramo.ultima === null ? ahora : null,
        ultima: tramo.ultima ?? generacion.ultima,
        miradas: generacion.miradas + tramo.miradas,
        cargos: generacion.cargos + tramo.nuevos.length,
        importe: sumar([generacion.importe, ...tramo.nuevos.map((uno) => uno.importe)]),
      });
      return tramo.ultima !== null;
    });
    if (!sigue) return;
  }
};
