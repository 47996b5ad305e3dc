import type { ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import type { CargosDelAnio } from '@colega/contract/dinero';
import { diaDelColegio, sumarDias } from '@colega/domain/fechas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { operador, persona } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { anulacionesDe } from '../../../testing/dinero/anulaciones.ts';
import { cajaDe } from '../../../testing/dinero/caja.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { type Liquidaciones, liquidacionesDe } from '../../../testing/dinero/liquidaciones.ts';
import { leerAvisadosDe } from '../../avisos/avisados-de.service.ts';
import { resolverAviso } from '../../avisos/avisos.repository.ts';
import { lockListas } from '../../colegio/listas/preparar-lista.service.ts';
import { findGeneracionesEnCurso, findUltimaGeneracion } from './cargos-del-anio.repository.ts';
import { exigirAnioLibre } from './exigir-anio-libre.ts';
import { continuarGeneracion } from './generaciones.service.ts';
import { retomarCargos } from './retomar-cargos.service.ts';

let s: EscenarioDePagos;
let l: Liquidaciones;
let beto: Pedir;
let { contexto, generar, ver, hacer, pedir, anulacionDe } = {} as ReturnType<typeof anulacionesDe>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  l = liquidacionesDe(s);
  const { operar } = cajaDe(s);
  const ana = await operar();
  beto = await operar();
  ({ contexto, generar, ver, hacer, pedir, anulacionDe } = anulacionesDe(s, ana));
  await s.db.updateTable('matriculas').set({ fecha_alta: '2015-03-02' }).execute();
});
afterAll(() => s.prueba.cerrar());

const esperarCerrojo = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(s.db);
    expect(rows.length).toBeGreaterThan(0);
  });

test('mientras se genera, o alguien lo tiene, no se anula nada de ese año; y si ya no queda ninguno no se confirma', async () => {
  const { id } = await generar(2024);
  await pedir(id);
  const anulacion = await anulacionDe(2024);
  const otra = await s.db
    .insertInto('generaciones_de_cargos')
    .values({ anio: 2024, estado: 'en_curso', por_mirar: 1, quien: 'x', pedida_en: s.prueba.ahora() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const generandose = { status: 409, codigo: 'cargos_generandose' };
  expect(await hacer(beto, `anulaciones/${anulacion}/confirmar`)).toMatchObject(generandose);
  await expect(l.generar(2024)).rejects.toMatchObject({ codigo: 'cargos_generandose' });
  await continuarGeneracion(contexto(), otra.id);
  let confirmada: Promise<unknown> = Promise.resolve();
  await s.db.transaction().execute(async (trx) => {
    await exigirAnioLibre(trx, 2024);
    confirmada = hacer(beto, `anulaciones/${anulacion}/confirmar`);
    await esperarCerrojo();
    await trx
      .insertInto('bonificaciones')
      .columns(['persona_id', 'cargo_id', 'que', 'entera', 'importe', 'motivo', 'pidio_id', 'pidio', 'pedida_en'])
      .expression(sql`select m.persona_id, c.id, 'x', false, 1, 'x', u.id, u.username, now() from cargos c join matriculas m on m.id = c.matricula_id
        cross join (select id, username from usuarios order by id limit 1) u where c.generacion_id = ${id}`)
      .execute();
  });
  expect(await confirmada).toMatchObject({ status: 409, codigo: 'cargos_sin_anular' });
});

test('lo que quedó a medias, sin nadie que lo siga, se retoma; lo que falla no detiene lo demás, y un año ya sin importes termina', async () => {
  const { id, cargos } = await generar(2026);
  await pedir(id);
  await hacer(beto, `anulaciones/${await anulacionDe(2026)}/confirmar`);
  const hecho = { cargos: 3, importe: '300.00' };
  const pedida = { por_mirar: 1, quien: 'x', pedida_en: s.prueba.ahora(), estado: 'en_curso' } as const;
  await s.db
    .insertInto('generaciones_de_cargos')
    .values({ ...pedida, ...hecho, anio: 2001 })
    .execute();
  const reloj = vi.fn(s.prueba.ahora).mockImplementationOnce(() => {
    throw new Error('se cortó');
  });
  await expect(retomarCargos({ db: s.db, reloj })).rejects.toThrow('Quedaron cargos a medias');
  expect((await ver(2026))[0]?.anulacion).toMatchObject({ estado: 'terminada', anulados: cargos });
  expect(await findGeneracionesEnCurso(s.db)).toHaveLength(1);
  await retomarCargos(contexto());
  expect(await findUltimaGeneracion(s.db, 2001)).toMatchObject({ estado: 'terminada', ...hecho });
  await s.db.transaction().execute((trx) => exigirAnioLibre(trx, 2001));
});

test('se pide generar un año cuando nadie está con las listas; mientras se genera, la de cargos ni se retira ni se publica', async () => {
  const vista = (await beto('GET', '/colegio/cargos?anio=2026')).json<CargosDelAnio>();
  const payload = { anio: 2026, cargos: vista.cargos, total: vista.total };
  const pedirla = async () => (await beto('POST', '/colegio/cargos', { payload })).statusCode;
  let pedida: Promise<number> | undefined;
  await s.db.transaction().execute(async (trx) => {
    await lockListas(trx);
    pedida = pedirla();
    await esperarCerrojo();
    expect(await findUltimaGeneracion(trx, 2026)).toMatchObject({ estado: 'terminada' });
  });
  expect(await pedida).toBe(200);
  for (const quien of ['lista-1', 'lista-2']) await operador(s.db, quien, { roles: ['aranceles'] });
  const [una, otra] = [
    await s.prueba.conSesion('lista-1', '/colegio/authentication_token'),
    await s.prueba.conSesion('lista-2', '/colegio/authentication_token'),
  ];
  const { publicadas } = (await una('GET', '/colegio/listas/cargos')).json<ListaDelColegio>();
  const filas = publicadas.at(-1)?.filas.map((fila) => ({ ...fila, importe: '91234.50' }));
  const propuesta = { vigente_desde: sumarDias(diaDelColegio(s.prueba.ahora()), 1), norma: 'Acta 3/26', filas };
  const preparada = await una('POST', '/colegio/listas/cargos', { payload: propuesta });
  expect(preparada.statusCode, preparada.body).toBe(201);
  const version = `/colegio/listas/versiones/${preparada.json<ListaHecha>().id}`;
  const conLaLista = async (que: string, payload: object = {}) => {
    const respuesta = await otra('POST', `${version}/${que}`, { payload });
    return { status: respuesta.statusCode, ...respuesta.json<{ codigo?: string; message: string; detail?: string }>() };
  };
  const publicar = () => conLaLista('publicar');
  const retirar = () => conLaLista('retirar', { motivo: 'Se corrige el acta' });
  expect(await publicar()).toMatchObject({ status: 409, codigo: 'lista_con_cargos_generandose' });
  await retomarCargos(contexto());
  expect(await publicar()).toMatchObject({ status: 200 });
  await s.db
    .insertInto('generaciones_de_cargos')
    .values({ anio: 2027, por_mirar: 1, quien: 'x', pedida_en: s.prueba.ahora(), estado: 'en_curso' })
    .execute();
  expect(await retirar()).toMatchObject({
    ...{ status: 409, codigo: 'lista_con_cargos_generandose' },
    detail: expect.stringContaining('Los cargos de 2027 se están generando'),
  });
  await retomarCargos(contexto());
  expect(await retirar()).toMatchObject({ status: 200 });
});

test('lo que espera se les dice a quienes generan cargos; si no se hace, a quien lo pidió, con quién y por qué', async () => {
  const { id } = await generar(2025);
  await operador(s.db, 'aranceles', { roles: ['aranceles'] });
  const aranceles = await s.prueba.conSesion('aranceles', '/colegio/authentication_token');
  await pedir(id, aranceles);
  const anulacion = await anulacionDe(2025);
  await hacer(beto, `anulaciones/${anulacion}/rechazar`, { motivo: 'Estaban bien' });
  const avisos = await s.db
    .selectFrom('avisos as a')
    .innerJoin('usuarios as u', 'u.persona_id', 'a.persona_id')
    .select(['a.evento', 'u.username', 'a.titulo', 'a.detalle'])
    .where('a.cosa', '=', 'anulacion_de_cargos')
    .where('a.cosa_id', '=', String(anulacion))
    .execute();
  expect(avisos.filter(({ evento }) => evento === 'cargos_por_anular').map(({ username }) => username)).toEqual(
    expect.arrayContaining(['caja-1', 'caja-2']),
  );
  expect(avisos.filter(({ evento }) => evento === 'anulacion_rechazada')).toEqual([
    expect.objectContaining({
      titulo: 'No se anulan los cargos de 2025',
      detalle: 'Decidió caja-2: Estaban bien',
      username: 'aranceles',
    }),
  ]);
});

test('lo que se le avisó solo en el teléfono, o hace tanto que el portal lo olvidó, también cuenta', async () => {
  const ahora = s.prueba.ahora();
  const dia = diaDelColegio(ahora);
  const { id: otra } = await persona(s.db);
  const pedir_a = (persona_id: number, cuando = dia) => ({
    ...{ persona_id, evento: 'vencido' as const, dia: cuando, que: 'ARANCEL 2026, matrícula X' },
  });
  await s.db
    .insertInto('avisados_por_dispositivo')
    .values({ evento: 'vencido', cosa: 'dia', cosa_id: dia, persona_id: l.persona_id, creado_en: ahora })
    .execute();
  expect([...(await leerAvisadosDe(s.db, [pedir_a(l.persona_id), pedir_a(otra)], ahora))]).toEqual([l.persona_id]);
  expect([...(await leerAvisadosDe(s.db, [pedir_a(otra, sumarDias(dia, -31))], ahora))]).toEqual([otra]);
  expect([...(await leerAvisadosDe(s.db, [], ahora))]).toEqual([]);
});

test('lo que se avisó tarde, hasta siete días, cuenta aunque su carta ya haya salido; lo que se avisó de otra cosa, no', async () => {
  const ahora = s.prueba.ahora();
  const dia = diaDelColegio(ahora);
  const [{ id: conCarta }, { id: conTelefono }, { id: deOtra }] = [
    await persona(s.db),
    await persona(s.db),
    await persona(s.db),
  ];
  const [que, otra] = ['ARANCEL 2026, matrícula T-10.001', 'CUOTA 1 2026, matrícula T-10.001'];
  const tarde = { evento: 'vencido', cosa: 'dia', creado_en: ahora } as const;
  const carta = await s.db
    .insertInto('avisos')
    .values({
      ...{ ...tarde, cosa_id: sumarDias(dia, 3), persona_id: conCarta, canal: 'correo', titulo: 'Vencido' },
      ...{ datos: JSON.stringify({ desde: dia }), detalle: `Cupón N.º 3 (CEP)\n${que}` },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await s.db
    .insertInto('avisados_por_dispositivo')
    .values([
      { ...tarde, cosa_id: sumarDias(dia, 6), persona_id: conTelefono },
      { ...tarde, cosa_id: sumarDias(dia, 3), persona_id: deOtra },
    ])
    .execute();
  const enElPortal = {
    canal: 'portal',
    titulo: 'Vencido',
    detalle: otra,
    resultado: 'enviado',
    enviado_en: ahora,
  } as const;
  await s.db
    .insertInto('avisos')
    .values({ ...tarde, ...enElPortal, cosa_id: sumarDias(dia, 3), persona_id: deOtra })
    .execute();
  await resolverAviso(s.db, carta.id, 'enviado', { enviado_en: ahora });
  const avisadosDe = async (cuando: string, cual = que) => {
    const posibles = [conCarta, conTelefono, deOtra].map((uno) => ({
      persona_id: uno,
      evento: 'vencido' as const,
      ...{ dia: cuando, que: cual },
    }));
    return [...(await leerAvisadosDe(s.db, posibles, ahora))].toSorted((a, b) => a - b);
  };
  expect(await avisadosDe(dia)).toEqual([conCarta, conTelefono]);
  expect(await avisadosDe(sumarDias(dia, -1))).toEqual([conCarta]);
  expect(await avisadosDe(sumarDias(dia, -1), otra)).toEqual([deOtra]);
  // Also when it is of its very day: of the morning's notice of another thing, what was charged afterwards had no line.
  expect(await avisadosDe(sumarDias(dia, 3))).toEqual([conCarta, conTelefono]);
  expect(await avisadosDe(sumarDias(dia, 3), otra)).toEqual([conTelefono, deOtra]);
  expect(await avisadosDe(sumarDias(dia, -4))).toEqual([]);
  expect(await avisadosDe(sumarDias(dia, 4))).toEqual([conTelefono]);
});
