import type { TipoDeCertificado, Valor } from '@colega/domain/certificados';
import type { Contexto } from '@colega/domain/permisos';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { sinCorreo } from '../../correo/correo.ts';
import { crearTareas } from '../../jobs/tareas.ts';
import { vaciarCola } from '../../jobs/trabajador.ts';
import type { AlmacenDeImagenes } from '../../modules/media/almacenes/almacen.ts';
import { emitirCarnet } from '../../modules/perfil/carnets.service.ts';
import { pushDePrueba } from '../avisos/push-de-prueba.ts';
import { matricula, sesionAbierta, usuario } from '../construir.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../dinero/liquidaciones.ts';
import { formularioDe } from '../formulario-de.ts';

const VACIO: AlmacenDeImagenes = {
  guardar: async () => undefined,
  leer: async () => null,
  borrar: async () => undefined,
};
const SIN_LIMITE = 1_000_000;

const firmarPara = async (s: EscenarioDePagos, usuario: UsuarioDeToken, contextos: Contexto[]): Promise<string> => {
  const sid = await sesionAbierta(s.db, usuario.user_id, s.prueba.ahora());
  const iat = Math.floor(s.prueba.ahora().getTime() / 1000);
  return s.prueba.app.jwt.sign({ sid, ...usuario, contextos, iat, exp: iat + 15 * 60 });
};
type UsuarioDeToken = { user_id: number; persona_id: number; username: string };

const nueva = async (s: EscenarioDePagos, username: string, contextos: Contexto[]): Promise<string> => {
  const { id, persona } = await usuario(s.db, username, { contextos });
  await matricula(s.db, persona.id);
  if (contextos.includes('operador_consejo'))
    await s.db.insertInto('operadores').values({ usuario_id: id, distrito_id: null, creado_en: new Date() }).execute();
  return firmarPara(s, { user_id: id, persona_id: persona.id, username }, contextos);
};

const conocida = async (s: EscenarioDePagos, username: string): Promise<string> => {
  const { id, persona_id } = await s.db
    .selectFrom('usuarios')
    .select(['id', 'persona_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return firmarPara(s, { user_id: id, persona_id, username }, ['autogestion']);
};

const DE_OPERADORA: Contexto[] = ['operador_consejo', 'operador_distrital'];
const tokensDe = async (s: EscenarioDePagos) => ({
  duenia: await conocida(s, 'mgarcia'),
  otra: await conocida(s, 'csosa'),
  operadora: await nueva(s, 'operadora', DE_OPERADORA),
  ambas: await nueva(s, 'ambas', ['autogestion', ...DE_OPERADORA]),
});

const con =
  (s: EscenarioDePagos, token: string): Pedir =>
  (method, path, { headers, ...pedido } = {}) =>
    s.prueba.pedir(method, path, { ...pedido, headers: { ...headers, authorization: `Bearer ${token}` } });

const legajoDe = async (s: EscenarioDePagos, rubro: string) => {
  const rubro_id = await s.e.idDe('rubros', rubro);
  const detalles = [await s.vida.manual({ destino_tarea: 'Presentar ante quien corresponda' })];
  const { id: legajo_id } = await s.vida.crear({ modalidad: 'franquicia', cambios: { rubro_id, detalles } });
  await s.vida.confirmar(legajo_id);
  const { comitentes, inmuebles } = await s.vida.leer(legajo_id);
  const partes = {
    'titular.id': comitentes[0]?.id ?? 0,
    'inmueble.id': inmuebles[0]?.id ?? 0,
    'titular.localidad_id': s.e.localidad.id,
  };
  return { legajo_id, partes };
};

type Emitido = { id: number; codigo: string };

const certificados = async (s: EscenarioDePagos) => {
  const electrico = await legajoDe(s, 'instalaciones_electricas');
  const gas = await legajoDe(s, 'instalaciones_de_gas');
  const pedidoDe = (type: TipoDeCertificado, otras: Readonly<Record<string, Valor>> = {}) => {
    const { legajo_id, partes } = type === 'eig' ? gas : electrico;
    return { legajo_id, ...cuerpoDePrueba(type, { ...(type !== 'anexa_in_situ' && partes), ...otras }) };
  };
  const emitir = async (type: TipoDeCertificado): Promise<Emitido> => {
    const respuesta = await s.e.mgarcia('POST', `/certificados/${type}`, { payload: pedidoDe(type) });
    if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
    return respuesta.json<{ certificado: Emitido }>().certificado;
  };
  return { electrico, certificado: await emitir('t1g'), pedidoDeCertificado: pedidoDe, emitir };
};

const loteDe = async (s: EscenarioDePagos, legajo_id: number): Promise<number> => {
  const payload = { tipo: 'certificados', legajo_id };
  const { id } = (await s.e.mgarcia('POST', '/lotes_documentos', { payload })).json<{ id: number }>();
  const dependencias = { db: s.db, reloj: s.prueba.ahora, correo: sinCorreo, almacen: VACIO };
  const direccionPublica = () => 'https://colega.test';
  await vaciarCola(s.prueba.url, crearTareas({ ...dependencias, pasarelas: s.falsas.pasarelas, direccionPublica }));
  return id;
};

const FOTO = sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } }).jpeg();

export const fotoDePrueba = async () => formularioDe('file', 'tablero.jpg', await FOTO.toBuffer());

export const subirFoto = async (pedir: Pedir): Promise<number> =>
  (await pedir('POST', '/media_objects', await fotoDePrueba())).json<{ id: number }>().id;

const enApi = (url: unknown): string => new URL(String(url), 'https://colega.test').href.split('/api/bff')[1] ?? '';

const delTablero = async (s: EscenarioDePagos) => {
  const { persona } = s.e;
  // She owes, and the college counts her as up to date.
  const exceptuado = { exceptuado_hasta: '2027-03-20', exceptuado_motivo: 'Plan de pagos' };
  const imagenes = { imagen_perfil: 'mgarcia.png', firma: 'mgarcia.png' };
  const miradas = { foto_verificada: 'mgarcia.png', firma_verificada: 'mgarcia.png' };
  const suyo = { ...exceptuado, ...imagenes, ...miradas, verificado: true };
  await s.db.updateTable('personas').set(suyo).where('id', '=', persona.id).execute();
  const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
  const { carnet_id } = await emitirCarnet(s.db, { ...s.momento(), autor, cuit: persona.cuit });
  const { enlace_qr, imagen_perfil, firma } = (await s.e.mgarcia('GET', `/personas/${persona.id}`)).json();
  const qr = await s.e.mgarcia('POST', '/media_objects/qr', { payload: { content: enlace_qr } });
  return {
    carnet_id,
    enlace_qr: String(enlace_qr),
    imagenes: {
      retrato: enApi(imagen_perfil?.content_url),
      firma: enApi(firma?.content_url),
      qr: enApi(qr.json().content_url),
    },
    media_id: await subirFoto(s.e.mgarcia),
  };
};

const delDinero = async (s: EscenarioDePagos) => {
  const l = liquidacionesDe(s);
  await l.generar(2026);
  const pago = await s.cuponDeMatricula('1000.00');
  await s.acreditar(pago, { importe: '1000.00' });
  const abierto = await s.cuponDeMatricula('2000.00');
  await s.abrir('online', abierto);
  const { comprobante_id } = (await s.e.mgarcia('GET', `/orden_pagos/${pago}`)).json<{ comprobante_id: number }>();
  const { codigo } = await s.db
    .selectFrom('comprobantes')
    .select('codigo')
    .where('id', '=', comprobante_id)
    .executeTakeFirstOrThrow();
  return { l, pago, abierto, comprobante_id, codigo_de_recibo: codigo, referencia: await s.referencia(abierto) };
};

const rastroDe = async (s: EscenarioDePagos, persona_id: number) => {
  const columnas = await sql<{ tabla: string; columna: string }>`
    select c.table_name as tabla, c.column_name as columna
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in ('persona_id', 'usuario_id', 'legajo_id', 'detalle_id', 'orden_id')
    order by 1, 2`.execute(s.db);
  const DE_ELLA = {
    persona_id: sql`select ${persona_id}::int`,
    usuario_id: sql`select id from usuarios where persona_id = ${persona_id}`,
    legajo_id: sql`select id from legajos where persona_id = ${persona_id}`,
    detalle_id: sql`select d.id from legajo_detalles d join legajos l on l.id = d.legajo_id
      where l.persona_id = ${persona_id}`,
    orden_id: sql`select id from ordenes_pago where persona_id = ${persona_id}`,
  };
  const partes = columnas.rows.map(
    ({ tabla, columna }) => sql`(select md5(coalesce(string_agg(t::text, '|' order by t::text), ''))
      from ${sql.table(tabla)} t where t.${sql.ref(columna)} in (${DE_ELLA[columna as keyof typeof DE_ELLA]}))
      as ${sql.ref(`${tabla}_por_${columna}`)}`,
  );
  return async (): Promise<unknown> => (await sql`select ${sql.join(partes)}`.execute(s.db)).rows[0];
};

/** With it a coupon has its codes. */
export const CON_CONVENIO = { SIRO_USUARIO: '30546672340', SIRO_CLAVE: 'una clave', SIRO_CONVENIO: '5150058293' };

export const crearMundo = async () => {
  const s = await crearEscenarioDePagos({
    ...{ limiteDePedidos: SIN_LIMITE, entorno: CON_CONVENIO, push: pushDePrueba() },
  });
  const { e, vida, db } = s;
  const { id: usuario_id } = await db
    .selectFrom('usuarios')
    .select('id')
    .where('persona_id', '=', e.persona.id)
    .executeTakeFirstOrThrow();
  const tokens = await tokensDe(s);
  const visado = await vida.hasta('visado');
  const ampliacion = await vida.ampliar(visado.id);
  const { visado: elVisado } = await vida.leer(visado.id);
  const cvd = await db
    .selectFrom('cvds')
    .select(['id', 'hash as codigo'])
    .where('id', '=', elVisado?.cvd.id ?? 0)
    .executeTakeFirstOrThrow();
  const deCertificados = await certificados(s);
  const calculo = await e.generar();
  const alta = { nombre: 'Paraje de prueba', codigo_postal: '1900', partido: { id: 1 } };
  const { localidad } = (await e.mgarcia('POST', '/localidades', { payload: alta })).json();
  const { documentacion } = (await e.mgarcia('GET', `/calculo_honorarios/${calculo.id}`)).json();
  return {
    ...{ s, e, vida, db, prueba: s.prueba, usuario_id, persona: e.persona },
    ...deCertificados,
    ...{ visado, ampliacion, cvd, calculo, localidad_id: Number(localidad.id) },
    tarea: await e.segmentoTarea('civil', 'medicion'),
    documento: String(documentacion[0]?.url),
    lote_id: await loteDe(s, deCertificados.electrico.legajo_id),
    ...(await delTablero(s)),
    ...(await delDinero(s)),
    tokens,
    operadora: con(s, tokens.operadora),
    ambas: con(s, tokens.ambas),
    rastro: await rastroDe(s, e.persona.id),
    /** An export or two on a busy machine spend all that a person may spend in a minute. */
    olvidarGastos: () => db.deleteFrom('cuentas').execute(),
    /** A call may have ended the sessions of those who ask next. */
    revivirSesiones: () => db.updateTable('refresh_tokens').set({ revocado_en: null }).execute(),
  };
};
export type Mundo = Awaited<ReturnType<typeof crearMundo>>;
