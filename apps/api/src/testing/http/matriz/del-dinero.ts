import { rutasDeIntencion } from '@colega/contract/dinero';
import type { Mundo } from '../mundo.ts';
import {
  confirmado,
  conHabilidad,
  cupon,
  deTodos,
  type Linea,
  leer,
  mandar,
  propia,
  publica,
  sobre,
} from './lineas.ts';

const cuentaDe = ({ persona }: Mundo): string => `/liquidaciones/resumen_cuenta/${persona.id}`;

const liquidacionDe = (circuito: 'ceps' | 'timbrados') => {
  const base = `/liquidaciones/${circuito}/preLiquidacion`;
  const leida = sobre(
    conHabilidad(),
    confirmado,
    () => base,
    (_, id) => ({ id }),
  );
  const confirmada = mandar(
    conHabilidad(201),
    () => `${base}/confirmar`,
    async (m) => {
      const payload = { id: await confirmado(m) };
      const { conceptos } = (await m.e.mgarcia('POST', base, { payload })).json<{
        conceptos: { identificador: string }[];
      }>();
      const elegidos = conceptos.map(({ identificador }) => ({ identificador }));
      return { conceptos: elegidos, preferencias_de_pago: [{ key: 'online' }] };
    },
  );
  return { [`POST ${base}`]: leida, [`POST ${base}/confirmar`]: confirmada };
};
const intencion = (ruta: string): Linea =>
  sobre(
    propia(),
    cupon,
    () => ruta,
    (_, orden_id) => ({ orden_id }),
  );

export const CUENTA: Record<string, Linea> = {
  // A list without a filter is one's own; somebody else's is empty.
  'GET /orden_pagos': leer(propia(), (m) => `/orden_pagos?persona.id=${m.persona.id}`),
  'GET /orden_pagos/exportar/csv': leer(propia(), (m) => `/orden_pagos/exportar/csv?persona.id=${m.persona.id}`),
  'GET /orden_pagos/exportar/xlsx': leer(propia(), (m) => `/orden_pagos/exportar/xlsx?persona.id=${m.persona.id}`),
  'GET /orden_pagos/:id': leer(propia(), (m) => `/orden_pagos/${m.pago}`),
  'GET /orden_pagos/:id/medios_pagos': leer(propia(), (m) => `/orden_pagos/${m.abierto}/medios_pagos`),
  'GET /orden_pagos/:id/imprimir': leer(propia(), (m) => `/orden_pagos/${m.abierto}/imprimir`),
  // The open one is perhaps being paid, and has no code.
  'GET /orden_pagos/:id/qr': sobre(propia(), cupon, (id) => `/orden_pagos/${id}/qr`),
  'GET /comprobantes/:id/imprimir': leer(propia(), (m) => `/comprobantes/${m.comprobante_id}/imprimir`),
  'GET /circuitos': leer(deTodos(), () => '/circuitos'),
  'GET /liquidaciones/por_pagar/:personaId': leer(propia(), (m) => `/liquidaciones/por_pagar/${m.persona.id}`),
  ...liquidacionDe('ceps'),
  ...liquidacionDe('timbrados'),
  'GET /liquidaciones/preLiquidacion/:personaId': leer(
    conHabilidad(),
    (m) => `/liquidaciones/preLiquidacion/${m.persona.id}`,
  ),
  'POST /liquidaciones/preLiquidacion': mandar(
    conHabilidad(),
    () => '/liquidaciones/preLiquidacion',
    async (m) => m.l.pedido(await m.l.leer()),
  ),
  'POST /liquidaciones/preLiquidacion/confirmar': mandar(
    conHabilidad(201),
    () => '/liquidaciones/preLiquidacion/confirmar',
    async (m) => m.l.pedido(await m.l.leer()),
  ),
  ...Object.fromEntries(
    ['', '/por_mes', '/exportar/csv', '/exportar/xlsx'].map((parte) => [
      `GET /liquidaciones/resumen_cuenta/:personaId${parte}`,
      leer(propia(), (m) => `${cuentaDe(m)}${parte}`),
    ]),
  ),
  'GET /liquidaciones/resumen_cuenta/:personaId/anios/:anio/imprimir': leer(
    propia(),
    (m) => `${cuentaDe(m)}/anios/2026/imprimir`,
  ),
};

export const PAGOS: Record<string, Linea> = {
  'GET /medios_pagos/habilitados': leer(deTodos(), () => '/medios_pagos/habilitados'),
  'POST /orden_pagos/:id/medio_pago': sobre(
    propia(),
    cupon,
    (id) => `/orden_pagos/${id}/medio_pago`,
    () => ({
      key: 'codigo_barra',
    }),
  ),
  'POST /orden_pagos/:id/cancelar': sobre(
    propia(),
    cupon,
    (id) => `/orden_pagos/${id}/cancelar`,
    () => ({}),
  ),
  'POST /red_link/alta_deuda': intencion('/red_link/alta_deuda'),
  ...Object.fromEntries(
    Object.values(rutasDeIntencion).map(({ method, path }) => [`${method} ${path}`, intencion(path)]),
  ),
  'POST /siro/resultado': mandar(
    propia(),
    () => '/siro/resultado',
    (m) => ({ IdReferenciaOperacion: m.referencia }),
  ),
  'POST /orden_pagos/:id/consultar_pago': leer(propia(), (m) => `/orden_pagos/${m.abierto}/consultar_pago`),
  // A provider has no session: it is asked, not believed.
  'POST /avisos_pagos/:medio/:referencia': mandar(
    publica(),
    (m) => `/avisos_pagos/online/${m.referencia}`,
    () => ({}),
  ),
  'GET /retornos_pagos/:medio/:referencia/:tipo': leer(
    publica(303),
    (m) => `/retornos_pagos/online/${m.referencia}/confirmado`,
  ),
};
