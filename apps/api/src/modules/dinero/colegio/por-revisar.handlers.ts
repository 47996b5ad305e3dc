import { type Decidido, rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { type CodigoDeMensaje, textoDelColegio } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { ErrorHttp, errorHttp } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { paginacion } from '../../referencias/lista.ts';
import { leerCuponDeCaja } from '../caja/leer-cupon-de-caja.service.ts';
import { pedirDevolucionDeCobro } from '../devoluciones/devolver-lo-de-nadie.service.ts';
import type { TipoPorRevisar } from './caso-por-revisar.repository.ts';
import { exigirLoRevisado, leerCasoPorRevisar } from './caso-por-revisar.service.ts';
import { dejarAFavorDe, identificarCobro } from './cobros-sin-cupon.service.ts';
import { anularCobro, reabrirCobro } from './deshacer-cobro.service.ts';
import { leerLoQuePagaria } from './lo-que-pagaria.service.ts';
import { PORQUE_SE_REVISA } from './porque-se-revisa.ts';
import { listarPorRevisar, resolverCupon, resolverPago, resolverRenglon } from './revisar.service.ts';

const R = rutasDeLoPorRevisar;

/** What is there and no longer waits was decided by somebody else meanwhile: it is told so. */
const conLoQueEspera = async <T>(trabajo: () => Promise<T>): Promise<T> => {
  try {
    return await trabajo();
  } catch (error) {
    if (error instanceof ErrorHttp && error.codigo === 'no_encontrado') throw errorHttp(409, 'revision_ya_no_espera');
    throw error;
  }
};

const enSuCampo = async <T>(campo: string, codigo: CodigoDeMensaje, trabajo: () => Promise<T>): Promise<T> => {
  try {
    return await trabajo();
  } catch (error) {
    if (!(error instanceof ErrorHttp) || error.codigo !== codigo) throw error;
    const { status, message: mensaje } = error;
    throw new ErrorHttp(status, codigo, mensaje, { errores: [{ campo, mensaje }] });
  }
};

const decidido = (codigo: CodigoDeMensaje, datos: Record<string, string | number>, donde: Partial<Decidido> = {}) => ({
  message: textoDelColegio({ codigo, datos }),
  ...{ pago: null, cobranza: null },
  ...donde,
});

export function registrarLoPorRevisar(app: FastifyInstance, convenio: string | null): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  /** Whoever may not decide of that one does not, and the one who does signs it. */
  const de = async (
    { db, operador, sesion }: ContextoDeOperador,
    tipo: TipoPorRevisar,
    id: number,
    permiso: PermisoDelColegio = 'pagos.revisar',
  ) => {
    await exigirLoRevisado(db, operador, permiso, { tipo, id });
    return { autor: autorColegio(sesion), ...momento() };
  };
  registrarRutas(app, R, {
    pagosPorRevisar: async ({ query }, { db, operador: { distrito_id } }) => {
      const todos = await listarPorRevisar(db, distrito_id);
      const desde = (query.page - 1) * query.limit;
      const items = todos
        .slice(desde, desde + query.limit)
        .map((uno) => ({ ...uno, porque: PORQUE_SE_REVISA[uno.porque] ?? uno.porque }));
      return { items, pagination: paginacion(todos.length, query) };
    },
    casoPorRevisar: ({ params }, { db, operador, sesion }) =>
      leerCasoPorRevisar(db, { operador, usuario_id: sesion.user_id }, params, hoy(reloj)),
    cuponDeCobranza: async ({ params: { id }, query: { codigo } }, contexto) => {
      const quien = await de(contexto, 'cobranza', id);
      const { db, operador } = contexto;
      const cupon = await leerCuponDeCaja(db, operador, { codigo, convenio, fecha: quien.hoy, hoy: quien.hoy });
      return conLoQueEspera(() => leerLoQuePagaria(db, id, cupon, quien));
    },
    decidirPago: async ({ params: { id }, body: { motivo } }, contexto) => {
      const quien = await de(contexto, 'pago', id);
      const importe = await conLoQueEspera(() =>
        resolverPago(contexto.db, id, { ...quien, motivo, decision: 'a_favor' }),
      );
      return decidido('revision_pago_a_favor', { pago: id, importe: formatImporte(importe) }, { pago: id });
    },
    decidirCupon: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'cupon', id);
      const importe = await conLoQueEspera(() => resolverCupon(contexto.db, id, { ...quien, ...body }));
      const codigo = body.decision === 'a_favor' ? 'revision_cupon_a_favor' : 'revision_cupon_igual';
      return decidido(codigo, { cupon: id, importe: formatImporte(importe) });
    },
    identificarCobranza: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'cobranza', id);
      const { operacion_id: pago, numero_boleta } = await conLoQueEspera(() =>
        identificarCobro(contexto.db, id, { ...quien, ...body }),
      );
      return decidido('cobranza_identificada', { cobranza: id, cupon: numero_boleta, pago }, { pago, cobranza: id });
    },
    dejarCobranzaAFavor: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'cobranza', id);
      const importe = await enSuCampo('cuit', 'persona_no_existe', () =>
        conLoQueEspera(() => dejarAFavorDe(contexto.db, id, { ...quien, ...body })),
      );
      return decidido('cobranza_a_favor', { cobranza: id, importe: formatImporte(importe) }, { cobranza: id });
    },
    devolverCobranza: async ({ params: { id }, body: { motivo } }, contexto) => {
      const { autor, ahora } = await de(contexto, 'cobranza', id, R.devolverCobranza.acceso);
      await conLoQueEspera(() => pedirDevolucionDeCobro(contexto.db, { cobranza_id: id, motivo, autor, ahora }));
      return decidido('cobranza_devolucion_pedida', { cobranza: id }, { cobranza: id });
    },
    anularCobranza: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'cobranza', id);
      const importe = await conLoQueEspera(() => anularCobro(contexto.db, id, { ...quien, ...body }));
      return decidido('cobranza_anulada', { cobranza: id, importe: formatImporte(importe) }, { cobranza: id });
    },
    reabrirCobranza: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'cobranza', id);
      const { cobranza_id, operacion_id: pago, importe } = await reabrirCobro(contexto.db, id, { ...quien, ...body });
      const datos = { cobranza: cobranza_id, importe: formatImporte(importe), pago: pago ?? '' };
      return pago === null
        ? decidido('cobranza_vuelve', datos, { cobranza: cobranza_id })
        : decidido('cobranza_era_de_un_pago', datos, { pago, cobranza: cobranza_id });
    },
    mirarRenglon: async ({ params: { id }, body }, contexto) => {
      const quien = await de(contexto, 'renglon', id);
      await conLoQueEspera(() => resolverRenglon(contexto.db, id, { ...quien, ...body }));
      return decidido('renglon_mirado', { renglon: id });
    },
  });
}
