import { randomUUID } from 'node:crypto';
import type { TipoDeCertificado } from '@colega/domain/certificados';
import { PERSONA_FISICA } from '../../modules/legajos/pruebas/escenario.ts';
import { CLAVE_DE_PRUEBA, sesionAbierta } from '../../testing/construir.ts';
import type { Pedido } from '../../testing/crear-app-de-prueba.ts';
import { fotoDePrueba, type Mundo, subirFoto } from './mundo.ts';

/**
 * Who asks: nobody; another technician; one with blocks that take everything away, of what is hers; an operator; the owner.
 * An operator who is a technician too is another technician.
 */
export const QUIENES = ['anonima', 'otra', 'bloqueada', 'operadora', 'duenia'] as const;
export type QuienLlama = (typeof QUIENES)[number];
export type Celdas = Readonly<Record<QuienLlama, number>>;

/** What the owner sends; each of the others sends the same. */
export type Envio = { path: string; pedido: Pedido };
type Armar = (m: Mundo) => Envio | Promise<Envio>;
export type Linea = { celdas: Celdas; armar: Armar };

const deTodos = (status = 200): Celdas => ({
  ...{ anonima: 401, otra: status, bloqueada: status, operadora: 403, duenia: status },
});
const publica = (status = 200): Celdas => ({
  ...{ anonima: status, otra: status, bloqueada: status, operadora: status, duenia: status },
});
/** Of anybody signed in, technician or operator, about themselves. */
const deSuCuenta = (status = 200): Celdas => ({ ...publica(status), anonima: 401 });
/** Somebody else's does not exist. */
const propia = (status = 200): Celdas => ({ ...deTodos(status), otra: 404 });
const conHabilidad = (status = 200, otra = 404): Celdas => ({ ...deTodos(status), otra, bloqueada: 403 });

const leer = (celdas: Celdas, path: (m: Mundo) => string): Linea => ({
  celdas,
  armar: (m) => ({ path: path(m), pedido: {} }),
});
const mandar = (
  celdas: Celdas,
  path: (m: Mundo) => string,
  payload: (m: Mundo) => object | Promise<object>,
): Linea => ({
  celdas,
  armar: async (m) => ({ path: path(m), pedido: { payload: await payload(m) } }),
});
/** On something made for the occasion. */
const sobre = <T>(
  celdas: Celdas,
  hacer: (m: Mundo) => Promise<T>,
  path: (hecho: T) => string,
  payload?: (m: Mundo, hecho: T) => object | Promise<object>,
): Linea => ({
  celdas,
  armar: async (m) => {
    const hecho = await hacer(m);
    return { path: path(hecho), pedido: payload ? { payload: await payload(m, hecho) } : {} };
  },
});

const PARAJE = { nombre: 'Paraje de prueba', codigo_postal: '1900', partido: { id: 1 } };
const nuevoRefresh = async (m: Mundo) => ({ refresh_token: (await m.prueba.conSesion('csosa')).refresh_token });
const cupon = (m: Mundo): Promise<number> => m.s.cuponDeMatricula();
const confirmado = async (m: Mundo): Promise<number> => (await m.vida.hasta('confirmado')).id;
const ampliado = async (m: Mundo) => {
  const legajo_id = await confirmado(m);
  return { legajo_id, id: await m.vida.ampliar(legajo_id) };
};
const observado = async (m: Mundo): Promise<number> => {
  const id = await confirmado(m);
  await m.vida.observar(id);
  return (await m.vida.leer(id)).observaciones[0]?.id ?? 0;
};
const cuentaDe = ({ persona }: Mundo): string => `/liquidaciones/resumen_cuenta/${persona.id}`;

const emision = (type: TipoDeCertificado): Linea =>
  mandar(
    conHabilidad(201),
    () => `/certificados/${type}`,
    (m) => m.pedidoDeCertificado(type),
  );
const conAnexo = async (m: Mundo): Promise<object> => {
  const { id } = await m.emitir('t1r');
  const campos = ['foto_gabinete', 'foto_tp', 'foto_canio_acometida', 'foto_frente_inmueble'];
  const fotos = await Promise.all(campos.map(async (campo) => [campo, await subirFoto(m.e.mgarcia)] as const));
  return m.pedidoDeCertificado('anexa_in_situ', { ...Object.fromEntries(fotos), certificado_referencia: id });
};

/** Of operators with the role for it (operadores.test.ts): a technician has none, and an operator's contexts alone are none. */
const DE_OPERADORES: Celdas = { anonima: 401, otra: 403, bloqueada: 403, operadora: 403, duenia: 403 };

/** Settles a charge of a file: what is read is what is confirmed. */
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

const CON_CLAVE = () => ({ password: CLAVE_DE_PRUEBA });
const deFactor = (status: number, camino: string, payload: () => object = CON_CLAVE): Record<string, Linea> => ({
  [`POST /segundo_factor/${camino}`]: mandar(
    deSuCuenta(status),
    () => `/segundo_factor/${camino.replace(':id', '1')}`,
    payload,
  ),
});
const LLAVE_INVENTADA = {
  id: 'abc',
  response: { clientDataJSON: 'abc', attestationObject: 'abc', transports: ['internal'] },
};
/** Of nobody here: what there is to confirm or to take away is not there. */
const DEL_SEGUNDO_FACTOR: Record<string, Linea> = {
  'GET /segundo_factor': leer(deSuCuenta(), () => '/segundo_factor'),
  ...deFactor(200, 'reto', () => ({})),
  ...deFactor(409, 'app/confirmar', () => ({ codigo: '123456' })),
  ...deFactor(200, 'app'),
  ...deFactor(404, 'app/quitar'),
  ...deFactor(200, 'llaves/pedir'),
  ...deFactor(409, 'llaves', () => ({ desafio: 'inventado', nombre: 'Mi teléfono', llave: LLAVE_INVENTADA })),
  ...deFactor(404, 'llaves/:id/quitar'),
  ...deFactor(409, 'codigos'),
};

const SESION: Record<string, Linea> = {
  'POST /authentication_token': mandar(
    publica(),
    () => '/authentication_token',
    () => ({
      username: 'csosa',
      password: CLAVE_DE_PRUEBA,
    }),
  ),
  'POST /colegio/authentication_token': mandar(
    publica(),
    () => '/colegio/authentication_token',
    () => ({ username: 'operadora', password: CLAVE_DE_PRUEBA }),
  ),
  // Whoever has it is who it says: the first to ask gets the pair, the others the same one within the grace.
  'POST /token/refresh': mandar(publica(), () => '/token/refresh', nuevoRefresh),
  'POST /token/revoke': mandar(publica(204), () => '/token/revoke', nuevoRefresh),
  'POST /usuarios/reset_token': mandar(
    publica(),
    () => '/usuarios/reset_token',
    () => ({ username: 'nadie' }),
  ),
  'POST /usuarios/reset_password': mandar(
    publica(422),
    () => '/usuarios/reset_password',
    () => ({
      reset_token: 'inventado',
      password: 'Otra.Clave.1',
    }),
  ),
  'PUT /usuarios/:id/change_password': mandar(
    propia(),
    (m) => `/usuarios/${m.usuario_id}/change_password`,
    () => ({
      old_password: CLAVE_DE_PRUEBA,
      password: CLAVE_DE_PRUEBA,
    }),
  ),
  'POST /authentication_token/segundo_paso': mandar(
    publica(401),
    () => '/authentication_token/segundo_paso',
    () => ({ desafio: 'inventado', codigo: '123456' }),
  ),
  ...DEL_SEGUNDO_FACTOR,
  'GET /sesiones': leer(deTodos(), () => '/sesiones'),
  'DELETE /sesiones/:id': sobre(
    propia(),
    (m) => sesionAbierta(m.db, m.usuario_id, m.prueba.ahora()),
    (sid) => `/sesiones/${sid}`,
  ),
  'POST /sesiones/cerrar_las_demas': mandar(
    deTodos(),
    () => '/sesiones/cerrar_las_demas',
    () => ({}),
  ),
  'POST /bloqueos/persona_check_all_permisos': mandar(
    propia(),
    () => '/bloqueos/persona_check_all_permisos',
    (m) => ({ persona_id: m.persona.id }),
  ),
};

const REFERENCIAS: Record<string, Linea> = {
  'GET /configuracion': leer(publica(), () => '/configuracion'),
  'GET /rubros': leer(deTodos(), () => '/rubros'),
  'GET /modalidades': leer(deTodos(), () => '/modalidades'),
  'GET /segmento_categorias': leer(deTodos(), () => '/segmento_categorias?key=civil'),
  'GET /segmento_tareas': leer(deTodos(), () => '/segmento_tareas'),
  'GET /tareas': leer(deTodos(), () => '/tareas'),
  'GET /localidades': leer(deTodos(), () => '/localidades'),
  // Only its author sees it until the college approves it.
  'GET /localidades/:id': leer(propia(), (m) => `/localidades/${m.localidad_id}`),
  'POST /localidades': {
    celdas: deTodos(201),
    armar: () => ({ path: '/localidades', pedido: { payload: { ...PARAJE, nombre: `Paraje ${randomUUID()}` } } }),
  },
  'PUT /localidades/:id': mandar(
    propia(),
    (m) => `/localidades/${m.localidad_id}`,
    () => PARAJE,
  ),
  'GET /estados_legajos': leer(deTodos(), () => '/estados_legajos'),
  'GET /estados_legajos/:id': leer(deTodos(), () => '/estados_legajos/1'),
  'GET /cuits/findByCuit/:cuit': leer(deTodos(), () => `/cuits/findByCuit/${PERSONA_FISICA}`),
};

const PERSONA: Record<string, Linea> = {
  'GET /personas/:id': leer(propia(), (m) => `/personas/${m.persona.id}`),
  // With a signed address that only its owner is given.
  'GET /personas/:id/imagen': leer(publica(), (m) => m.imagenes.retrato),
  'GET /personas/:id/firma': leer(publica(), (m) => m.imagenes.firma),
  'GET /media_objects/qr/:codigo': leer(publica(), (m) => m.imagenes.qr),
  'GET /matriculas': leer(propia(), (m) => `/matriculas?persona.id=${m.persona.id}`),
  'GET /bloqueos': leer(propia(), (m) => `/bloqueos?persona.id=${m.persona.id}`),
  'GET /causas': leer(propia(), (m) => `/causas?persona.id=${m.persona.id}`),
  'GET /tablero/:personaId': leer(propia(), (m) => `/tablero/${m.persona.id}`),
  'GET /carnets/vigente/:personaId': leer({ ...propia(), bloqueada: 404 }, (m) => `/carnets/vigente/${m.persona.id}`),
  'GET /carnets/:id/imprimir': leer({ ...propia(), bloqueada: 404 }, (m) => `/carnets/${m.carnet_id}/imprimir`),
  'POST /media_objects/qr': mandar(
    { ...deTodos(), otra: 422, bloqueada: 409 },
    () => '/media_objects/qr',
    (m) => ({
      content: m.enlace_qr,
    }),
  ),
  'GET /noticias': leer(deTodos(), () => '/noticias'),
  'POST /media_objects': {
    celdas: deTodos(201),
    armar: async () => ({ path: '/media_objects', pedido: await fotoDePrueba() }),
  },
  'GET /media_objects/:id': leer(propia(), (m) => `/media_objects/${m.media_id}`),
};

const HONORARIOS: Record<string, Linea> = {
  'GET /formulario_tareas/:id': leer(deTodos(), (m) => `/formulario_tareas/${m.tarea}`),
  'POST /calculo_honorarios/validar_tarea_valores': mandar(
    deTodos(),
    () => '/calculo_honorarios/validar_tarea_valores',
    (m) => ({ segmento_tarea: m.tarea, parametros: { superficie: '150', plantas: '2' } }),
  ),
  'GET /calculo_honorarios/estado_obra/items': leer(deTodos(), () => '/calculo_honorarios/estado_obra/items'),
  'POST /calculo_honorarios/estado_obra/calcular': mandar(
    deTodos(),
    () => '/calculo_honorarios/estado_obra/calcular',
    () => ({ estado_obra: { '4': { porcentaje_ejecutado: '50', observaciones: 'Falta una losa' } } }),
  ),
  'POST /categoria_vivienda_unifamiliar/calcular_categoria': mandar(
    deTodos(),
    () => '/categoria_vivienda_unifamiliar/calcular_categoria',
    () => Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`item_${i + 1}`, i < 4])),
  ),
  'GET /calculo_honorarios/tipo_obras': leer(deTodos(), () => '/calculo_honorarios/tipo_obras'),
  'POST /calculo_honorarios/calcular': mandar(
    conHabilidad(200, 200),
    () => '/calculo_honorarios/calcular',
    (m) => m.e.pedido(),
  ),
  'POST /calculo_honorarios/generar': mandar(
    conHabilidad(200, 200),
    () => '/calculo_honorarios/generar',
    (m) => ({
      ...m.e.pedido(),
      honorario_convenido: '90000000.00',
    }),
  ),
  'GET /calculo_honorarios/:id/tareas': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}/tareas`),
  'GET /calculo_honorarios/:id': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}`),
  'GET /calculo_honorarios/:id/:url': leer(propia(), (m) => `/calculo_honorarios/${m.calculo.id}/${m.documento}`),
};

const LEGAJOS: Record<string, Linea> = {
  'GET /legajos': leer(propia(), (m) => `/legajos?persona.id=${m.persona.id}`),
  ...Object.fromEntries(
    ['', '/acciones_posibles', '/inmuebles', '/permite_certificado', '/historial'].map((parte) => [
      `GET /legajos/:id${parte}`,
      leer(propia(), (m) => `/legajos/${m.visado.id}${parte}`),
    ]),
  ),
  // Whoever creates is told which licence is not hers.
  'POST /legajos': mandar(
    conHabilidad(201, 422),
    () => '/legajos',
    (m) => m.visado.payload,
  ),
  'PUT /legajos/:id': sobre(
    conHabilidad(),
    (m) => m.vida.crear(),
    ({ id }) => `/legajos/${id}`,
    (m, legajo) => m.vida.edicion(legajo),
  ),
  'DELETE /legajos/:id': sobre(
    conHabilidad(),
    (m) => m.vida.crear(),
    ({ id }) => `/legajos/${id}`,
  ),
  'GET /cvds/:id/imprimir': leer(propia(), (m) => `/cvds/${m.cvd.id}/imprimir`),
  'GET /legajo_detalles/:id': leer(propia(), (m) => `/legajo_detalles/${m.ampliacion}`),
  'POST /legajo_detalles': sobre(
    conHabilidad(201),
    confirmado,
    () => '/legajo_detalles',
    (m, id) => m.vida.ampliacion(id),
  ),
  'PUT /legajo_detalles/:id': sobre(
    conHabilidad(),
    ampliado,
    ({ id }) => `/legajo_detalles/${id}`,
    (m, { legajo_id }) => m.vida.ampliacion(legajo_id),
  ),
  'DELETE /legajo_detalles/:id': sobre(conHabilidad(), ampliado, ({ id }) => `/legajo_detalles/${id}`),
  'PUT /legajo_detalles/:id/cambiar_estado': sobre(
    conHabilidad(),
    ampliado,
    ({ id }) => `/legajo_detalles/${id}/cambiar_estado`,
    async (m) => ({ estado_id: await m.vida.estadoId('confirmado') }),
  ),
  'POST /legajo_observaciones/:id/responder': sobre(
    conHabilidad(),
    observado,
    (id) => `/legajo_observaciones/${id}/responder`,
    () => ({ texto: 'La partida es esa.' }),
  ),
};

const CUENTA: Record<string, Linea> = {
  // A list without a filter is one's own; with somebody else's, none.
  'GET /orden_pagos': leer(propia(), (m) => `/orden_pagos?persona.id=${m.persona.id}`),
  'GET /orden_pagos/exportar/csv': leer(propia(), (m) => `/orden_pagos/exportar/csv?persona.id=${m.persona.id}`),
  'GET /orden_pagos/exportar/xlsx': leer(propia(), (m) => `/orden_pagos/exportar/xlsx?persona.id=${m.persona.id}`),
  'GET /orden_pagos/:id': leer(propia(), (m) => `/orden_pagos/${m.pago}`),
  'GET /orden_pagos/:id/medios_pagos': leer(propia(), (m) => `/orden_pagos/${m.abierto}/medios_pagos`),
  'GET /orden_pagos/:id/imprimir': leer(propia(), (m) => `/orden_pagos/${m.abierto}/imprimir`),
  'GET /comprobantes/:id/imprimir': leer(propia(), (m) => `/comprobantes/${m.comprobante_id}/imprimir`),
  'GET /circuitos': leer(deTodos(), () => '/circuitos'),
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
};

const PAGOS: Record<string, Linea> = {
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
  'POST /sipago/new_intencion': intencion('/sipago/new_intencion'),
  'POST /net_pagos/new_intencion': intencion('/net_pagos/new_intencion'),
  'POST /siro/new_intencion': intencion('/siro/new_intencion'),
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

const CERTIFICADOS: Record<string, Linea> = {
  // Of a file that is not one's own there are none.
  'GET /certificados': leer(deTodos(), (m) => `/certificados?legajo.id=${m.electrico.legajo_id}`),
  'GET /tipos_certificados': leer(propia(), (m) => `/tipos_certificados?legajo_id=${m.electrico.legajo_id}`),
  'GET /certificados/:id': leer(propia(), (m) => `/certificados/${m.certificado.id}`),
  'POST /certificados/caie': emision('caie'),
  'POST /certificados/caie_er': emision('caie_er'),
  'POST /certificados/t1r': emision('t1r'),
  'POST /certificados/t1g': emision('t1g'),
  'POST /certificados/eig': emision('eig'),
  'POST /certificados/anexa_in_situ': mandar(conHabilidad(201), () => '/certificados/anexa_in_situ', conAnexo),
  'PUT /certificados/:id/cambiar_estado': sobre(
    conHabilidad(),
    (m) => m.emitir('t1g'),
    ({ id }) => `/certificados/${id}/cambiar_estado`,
    async (m) => ({ estado_id: await m.vida.estadoId('anulado') }),
  ),
  'GET /certificados/:id/imprimir': leer(propia(), (m) => `/certificados/${m.certificado.id}/imprimir`),
  'GET /qr/personas/:id': leer(publica(), (m) => `/qr/personas/${m.persona.codigo_qr}`),
  'GET /qr/cvds/:id': leer(publica(), (m) => `/qr/cvds/${m.cvd.codigo}`),
  'GET /qr/certificados/:id': leer(publica(), (m) => `/qr/certificados/${m.certificado.codigo}`),
  'POST /lotes_documentos': mandar(
    propia(201),
    () => '/lotes_documentos',
    (m) => ({
      tipo: 'certificados',
      legajo_id: m.electrico.legajo_id,
    }),
  ),
  'GET /lotes_documentos/:id': leer(propia(), (m) => `/lotes_documentos/${m.lote_id}`),
  'GET /lotes_documentos/:id/descargar': leer(propia(), (m) => `/lotes_documentos/${m.lote_id}/descargar`),
};

const CUENTA_DE_OPERADOR = {
  ...{ apellido: 'Ríos', nombre: 'Inés', cuit: '27201234560', email: 'irios@example.com', username: 'irios' },
};
const OPERADORES: Record<string, Linea> = {
  'POST /colegio/primer_administrador': mandar(
    publica(422),
    () => '/colegio/primer_administrador',
    () => ({ ...CUENTA_DE_OPERADOR, password: 'Otra.Clave.1', token: 'inventado' }),
  ),
  'GET /colegio/operadores': leer(DE_OPERADORES, () => '/colegio/operadores'),
  'POST /colegio/operadores': mandar(
    DE_OPERADORES,
    () => '/colegio/operadores',
    () => ({ ...CUENTA_DE_OPERADOR, distrito_id: null, roles: ['mesa'] }),
  ),
  'PUT /colegio/operadores/:id/roles': mandar(
    DE_OPERADORES,
    (m) => `/colegio/operadores/${m.usuario_id}/roles`,
    () => ({ roles: ['administracion'] }),
  ),
  'DELETE /colegio/operadores/:id': leer(DE_OPERADORES, (m) => `/colegio/operadores/${m.usuario_id}`),
  'GET /colegio/personas/:id': leer(DE_OPERADORES, (m) => `/colegio/personas/${m.persona.id}`),
};

/** One line a route. */
export const MATRIZ: Readonly<Record<string, Linea>> = {
  ...SESION,
  ...REFERENCIAS,
  ...PERSONA,
  ...HONORARIOS,
  ...LEGAJOS,
  ...CUENTA,
  ...PAGOS,
  ...CERTIFICADOS,
  ...OPERADORES,
};
