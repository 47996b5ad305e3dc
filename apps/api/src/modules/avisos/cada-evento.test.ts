import type { AvisoDelPortal } from '@colega/contract/avisos';
import { sumarDias } from '@colega/domain/fechas';
import { ESTADOS_DE_MATRICULA } from '@colega/domain/perfil';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../testing/avisos/cartero.ts';
import { decirTodosLosDatos } from '../../testing/avisos/decir-todos-los-datos.ts';
import { operador } from '../../testing/construir.ts';
import type { Pedir } from '../../testing/crear-app-de-prueba.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { anularCertificado } from '../certificados/anular-certificado.service.ts';
import { avisarVencidos } from '../dinero/cartas/vencidos.service.ts';
import { avisarVencimientos } from '../dinero/cartas/vencimientos.service.ts';
import { resolverCupon } from '../dinero/colegio/revisar.service.ts';
import { vencerCupones } from '../dinero/ordenes/emitir-cupon.service.ts';
import { pasarARevision } from '../dinero/ordenes/pasar-a-revision.service.ts';
import { anularCarnet } from '../perfil/carnets.service.ts';
import { agregarMatricula, cargarImagen, corregirMatricula } from '../perfil/correccion.service.ts';
import { avisarCredenciales } from '../perfil/credenciales-por-vencer.service.ts';
import { nombreDeEstadoDeMatricula } from '../referencias/datos/listas.ts';
import { avisarDelCorte } from './avisar-del-corte.ts';

const DEL_TITULO = { titulo_descripcion: 'Técnica', titulo_codigo: '101', institucion: 'EEST 1' };
const DIA_MS = 86_400_000;
const INGRESO = '/colegio/authentication_token';
const AUTOR = { actor: 'colegio', user_id: null, username: 'operador' } as const;
let s: EscenarioDePagos;
let cartero: CarteroDePrueba;
const mesa: Record<string, Pedir> = {};
beforeAll(async () => {
  s = await crearEscenarioDePagos({ limiteDePedidos: 1_000_000 });
  cartero = crearCartero(s.prueba);
  await s.db.updateTable('personas').set({ email: 'maria@example.com' }).where('id', '=', s.e.persona.id).execute();
  const distrito_id = s.e.persona.distrito_id;
  const otro = await s.db.selectFrom('distritos').select('id').where('id', '<>', distrito_id).executeTakeFirstOrThrow();
  const alta = async (
    usuario: string,
    rol: 'visado' | 'tesoreria' | 'matriculas' | 'auditoria',
    distrito: number | null,
  ) => {
    await operador(s.db, usuario, { roles: [rol], distrito_id: distrito });
    mesa[usuario] = await s.prueba.conSesion(usuario, INGRESO);
  };
  await alta('visa', 'visado', distrito_id);
  await alta('visa2', 'visado', distrito_id);
  await alta('visalejos', 'visado', otro.id);
  await alta('cobra', 'tesoreria', distrito_id);
  await alta('cobralejos', 'tesoreria', otro.id);
  await alta('registra', 'matriculas', distrito_id);
  await alta('registralejos', 'matriculas', otro.id);
  await alta('audita', 'auditoria', null);
  await decirTodosLosDatos(s.db);
});
beforeEach(() => cartero.vaciarBuzon());
afterAll(() => s.prueba.cerrar());

const deLaMesa = (quien: string): Pedir => {
  const suya = mesa[quien];
  if (!suya) throw new Error(quien);
  return suya;
};
const leer = async (como: Pedir, lado: 'matriculado' | 'colegio', evento: string): Promise<AvisoDelPortal[]> => {
  const respuesta = await como('GET', `/avisos?lado=${lado}&limit=100`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ items: AvisoDelPortal[] }>().items.filter((uno) => uno.evento === evento);
};
/** From the database: no session lives as long as some of these stories. */
const suyos = (evento: string) =>
  s.db
    .selectFrom('avisos')
    .select(['titulo', 'detalle'])
    .where('persona_id', '=', s.e.persona.id)
    .where('canal', '=', 'portal')
    .where('evento', '=', evento)
    .orderBy('id', 'desc')
    .execute()
    .then((filas) => filas.map(({ titulo, detalle }) => ({ titulo: titulo ?? '', detalle })));
const cartas = async (que: RegExp) => {
  await cartero.repartir();
  await cartero.repartir();
  return cartero.buzon.filter(({ asunto }) => que.test(asunto));
};
const deLaPersona = () => ({ ...s.momento(), autor: AUTOR, cuit: s.e.persona.cuit });
const dia = (n: number) => sumarDias(s.momento().hoy, n);
/** As two processes do on one database, and each again. */
const dosVeces = async (trabajo: () => Promise<unknown>) => {
  await Promise.all([trabajo(), trabajo()]);
  await trabajo();
};

describe('una matrícula', () => {
  test('el estado se dice por su nombre, y nunca por su clave', async () => {
    const { codigo } = await s.db
      .selectFrom('matriculas')
      .select('codigo')
      .where('persona_id', '=', s.e.persona.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    for (const estado of [
      ...ESTADOS_DE_MATRICULA.filter((uno) => uno !== 'registro' && uno !== 'activo'),
      'activo',
    ] as const) {
      s.prueba.avanzar(1000);
      await corregirMatricula(s.db, { ...deLaPersona(), matricula: codigo, datos: { estado }, motivo: 'Nota 8' });
      expect((await suyos('matricula'))[0]?.titulo).toBe(
        `Tu matrícula ${codigo} quedó en estado «${nombreDeEstadoDeMatricula(estado)}»`,
      );
    }
    expect(await cartas(/en estado «En trámite»$/)).toHaveLength(1);
    expect((await suyos('matricula')).map(({ titulo }) => titulo).filter((titulo) => titulo.includes('_'))).toEqual([]);
  });

  test('agregar una se avisa', async () => {
    const matricula = { codigo: 'T-90.001', fecha_alta: '2026-01-10', ...DEL_TITULO };
    await agregarMatricula(s.db, { ...deLaPersona(), matricula });
    expect((await suyos('matricula'))[0]?.titulo).toBe('Tu matrícula T-90.001 quedó en estado «Activo»');
    expect(await cartas(/T-90\.001/)).toHaveLength(1);
  });
});

test('un certificado anulado se avisa, y anularlo otra vez no', async () => {
  const { id: legajo_id } = await s.vida.hasta('confirmado');
  const { id: estado_id } = await s.db
    .selectFrom('estados_legajos')
    .select('id')
    .where('clave', '=', 'anulado')
    .executeTakeFirstOrThrow();
  const { id } = await s.db
    .insertInto('certificados')
    .values({
      ...{ legajo_id, type: 'caie', numero_certificado: 'CAIE-77', fecha_creacion: '2026-03-20', estado: 'confirmado' },
      ...{ codigo: 'c77', datos: '{}', impreso: '{}' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: user_id } = await s.db
    .selectFrom('usuarios')
    .select('id')
    .where('username', '=', 'mgarcia')
    .executeTakeFirstOrThrow();
  const sesion = { user_id, username: 'mgarcia', persona_id: s.e.persona.id } as Parameters<
    typeof anularCertificado
  >[1]['sesion'];
  const anular = () =>
    anularCertificado(s.db, { id, estado_id, motivo: 'Otro plano', sesion, ahora: s.prueba.ahora() });
  await anular();
  await expect(anular()).rejects.toThrow();
  expect((await suyos('certificado_anulado')).map(({ titulo, detalle }) => [titulo, detalle])).toEqual([
    ['Se anuló tu certificado N.º CAIE-77', 'Otro plano'],
  ]);
  expect(await cartas(/certificado N\.º CAIE-77/)).toHaveLength(1);
});

test('un pago en revisión: lo sabe quien debe, Tesorería de su distrito y nadie más; una vez, y qué se decidió', async () => {
  const orden = await s.cuponDeMatricula('900.00');
  await s.acreditar(orden, { importe: '900.00', externo: 'en revision' });
  await cartero.repartir();
  const cupon = await s.boleta(orden);
  await dosVeces(() => pasarARevision(s.db, orden, s.prueba.ahora()));
  const titulos = async () => (await suyos('pago_en_revision')).map(({ titulo }) => titulo);
  expect(await titulos()).toEqual([`El Colegio está revisando tu cupón N.º ${cupon}`]);
  expect(
    (await leer(deLaMesa('cobra'), 'colegio', 'pago_por_revisar')).map(({ titulo, enlace }) => [titulo, enlace]),
  ).toEqual([[`Para revisar: cupón N.º ${cupon}`, '/colegio/tesoreria/por-revisar']]);
  expect(await leer(deLaMesa('cobralejos'), 'colegio', 'pago_por_revisar')).toEqual([]);
  expect(await leer(deLaMesa('visa'), 'colegio', 'pago_por_revisar')).toEqual([]);
  s.prueba.avanzar(1000);
  await resolverCupon(s.db, cupon, { autor: AUTOR, decision: 'a_favor', motivo: 'Nota 4', ...s.momento() });
  expect((await titulos())[0]).toBe('El Colegio decidió sobre tu pago');
  expect((await suyos('pago_en_revision'))[0]?.detalle).toMatch(/te queda a favor: \$\s900,00/);
  expect(await cartas(/revisando tu cupón|decidió sobre tu pago/)).toHaveLength(2);
});

test('algo por verificar de una persona lo sabe quien lleva el registro de su distrito', async () => {
  await s.db.updateTable('personas').set({ verificado: true }).where('id', '=', s.e.persona.id).execute();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await cargarImagen(s.db, { ...deLaPersona(), tipo: 'foto', bytes: png });
  const [suyo] = await leer(deLaMesa('registra'), 'colegio', 'persona_por_verificar');
  expect(suyo).toMatchObject({
    enlace: `/colegio/personas/${s.e.persona.id}`,
    detalle: expect.stringContaining('la foto'),
  });
  expect(await leer(deLaMesa('registralejos'), 'colegio', 'persona_por_verificar')).toEqual([]);
});

test('una localidad que agrega un matriculado la sabe quien la aprueba en su distrito', async () => {
  const partido = await s.db
    .selectFrom('partidos')
    .select(['id', 'distrito_id'])
    .where('distrito_id', '=', s.e.persona.distrito_id)
    .executeTakeFirstOrThrow();
  const payload = { nombre: 'Paraje El Ombú', codigo_postal: '1900', partido: { id: partido.id } };
  const hecha = await s.e.mgarcia('POST', '/localidades', { payload });
  expect(hecha.statusCode, hecha.body).toBe(201);
  expect((await leer(deLaMesa('visa'), 'colegio', 'localidad_por_aprobar')).map(({ titulo }) => titulo)).toEqual([
    'Para aprobar: localidad Paraje El Ombú',
  ]);
  expect(await leer(deLaMesa('visalejos'), 'colegio', 'localidad_por_aprobar')).toEqual([]);
});

describe('un legajo que alguien tenía', () => {
  const tomar = async (quien: string, id: number) => {
    const respuesta = await deLaMesa(quien)('POST', `/colegio/legajos/${id}/toma`);
    expect(respuesta.statusCode, respuesta.body).toBe(200);
  };
  const pasaMediaHora = () =>
    sql`update legajo_tomas set desde = desde - interval '31 minutes', activa_en = activa_en - interval '31 minutes'`.execute(
      s.db,
    );
  const delPerdido = async () =>
    (await leer(deLaMesa('visa'), 'colegio', 'legajo_que_tenias')).map(({ titulo }) => titulo);

  test.each(['lo abre', 'toma el siguiente'])('otra persona %s: quien lo tenía lo sabe una vez', async (como) => {
    await s.db.deleteFrom('legajo_tomas').execute();
    await s.db.deleteFrom('legajo_colas').execute();
    const { id, numero_legajo } = await s.vida.hasta('confirmado');
    await tomar('visa', id);
    await pasaMediaHora();
    if (como === 'lo abre') await tomar('visa2', id);
    else {
      const pedido = { payload: {} };
      const respuesta = await deLaMesa('visa2')('POST', '/colegio/bandeja/para_revisar/siguiente', pedido);
      expect(respuesta.json()).toMatchObject({ id });
    }
    await tomar('visa2', id);
    expect(await delPerdido()).toEqual([`Lo tomó otra persona: legajo N.º ${numero_legajo}`]);
    await s.db.deleteFrom('avisos').where('evento', '=', 'legajo_que_tenias').where('canal', '=', 'portal').execute();
  });

  test('la consola lo anula: quien lo tenía lo sabe', async () => {
    const { id, numero_legajo } = await s.vida.hasta('confirmado');
    await tomar('visa', id);
    await s.vida.anular(id);
    expect(await delPerdido()).toEqual([`Se anuló: legajo N.º ${numero_legajo}`]);
  });
});

test('la vida de un legajo se cuenta por carta, también la anulación', async () => {
  const { id, numero_legajo } = await s.vida.hasta('visado');
  await cartero.repartir();
  await s.vida.anular(id);
  expect(await cartas(new RegExp(`legajo N\\.º ${numero_legajo}$`))).not.toEqual([]);
});

test('un corte de la auditoría se avisa una vez a quien puede leerla', async () => {
  const corte = { que: 'cambiada', cadena: 1, lugar: 2, hasta: 2, linea_id: 2 } as const;
  await dosVeces(() => s.db.transaction().execute((trx) => avisarDelCorte(trx, [corte], s.prueba.ahora())));
  expect(await leer(deLaMesa('audita'), 'colegio', 'auditoria_cortada')).toHaveLength(1);
  expect(await leer(deLaMesa('visa'), 'colegio', 'auditoria_cortada')).toEqual([]);
});

describe('una credencial', () => {
  const emitir = async (vencimiento: string) => {
    await s.db.updateTable('carnets').set({ anulado: true }).where('persona_id', '=', s.e.persona.id).execute();
    const { numero } = await s.db
      .insertInto('carnets')
      .values({ persona_id: s.e.persona.id, numero: `C-${vencimiento}`, fecha: '2025-01-01', vencimiento })
      .returning('numero')
      .executeTakeFirstOrThrow();
    return numero;
  };

  test('por vencer se avisa a 30 días, a 7 y cuando venció, una vez aunque falten días de trabajo [S-710]', async () => {
    const ultimo = dia(33);
    await emitir(ultimo);
    const dichos: string[] = [];
    for (const faltan of [31, 29, 20, 5, 4, -3, -4]) {
      while (dia(faltan) < ultimo) s.prueba.avanzar(DIA_MS);
      const antes = (await suyos('credencial_por_vencer')).length;
      await dosVeces(() => avisarCredenciales(s.db, s.prueba.ahora()));
      const ahora = await suyos('credencial_por_vencer');
      expect(ahora.length - antes).toBeLessThan(2);
      if (ahora.length > antes) dichos.push(`${faltan} ${ahora[0]?.titulo.includes('venció') ? 'venció' : 'vence'}`);
    }
    expect(dichos).toEqual(['29 vence', '5 vence', '-3 venció']);
    expect(await cartas(/^Tu credencial/)).toHaveLength(3);
  });

  test('anulada se avisa, con el motivo', async () => {
    await emitir(dia(200));
    await anularCarnet(s.db, { ...deLaPersona(), motivo: 'Se perdió' });
    expect((await suyos('credencial_anulada'))[0]).toMatchObject({ detalle: 'Se perdió' });
    expect(await cartas(/anuló tu credencial/)).toHaveLength(1);
  });
});

describe('lo vencido', () => {
  const vencer = async () => {
    await vencerCupones(s.db, s.momento());
    await dosVeces(() => avisarVencidos(s.db, s.prueba.ahora()));
  };
  const ultimoDe = async (id: number) =>
    s.db
      .selectFrom('ordenes_pago')
      .select(['ultimo_vencimiento', 'vencimiento', 'numero_boleta'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('un cupón se avisa cuando pasa su primer vencimiento y cuando ya no se paga, una vez', async () => {
    await vencer();
    const orden = await s.cuponDeMatricula('1500.00');
    const { vencimiento, ultimo_vencimiento, numero_boleta } = await ultimoDe(orden);
    cartero.vaciarBuzon();
    const dichos: string[] = [];
    while (dia(-3) <= ultimo_vencimiento) {
      await vencer();
      await cartero.repartir();
      for (const { texto } of cartero.buzon.splice(0).filter(({ asunto }) => asunto.startsWith('Venc')))
        if (texto.includes(`Cupón N.º ${numero_boleta}`))
          dichos.push(`${dia(-1)} ${/ya no se paga|ahora cuesta/.exec(texto)?.[0]}`);
      s.prueba.avanzar(DIA_MS);
    }
    expect(dichos).toEqual([`${vencimiento} ahora cuesta`, `${ultimo_vencimiento} ya no se paga`]);
  });

  test('un día en que nadie trabajó se avisa después; lo que ya se pagó, no [S-713]', async () => {
    await vencer();
    const [debe, paga] = [await s.cuponDeMatricula('400.00'), await s.cuponDeMatricula('500.00')];
    const { ultimo_vencimiento } = await ultimoDe(debe);
    while (dia(0) < ultimo_vencimiento) s.prueba.avanzar(DIA_MS);
    await vencer();
    await s.acreditar(paga, { importe: '510.00' });
    const boletas = { debe: await s.boleta(debe), paga: await s.boleta(paga) };
    s.prueba.avanzar(4 * DIA_MS);
    await vencer();
    const dichas = (await suyos('vencido'))[0]?.detalle ?? '';
    expect(dichas).toContain(`Cupón N.º ${boletas.debe}`);
    expect(dichas).not.toContain(`Cupón N.º ${boletas.paga}`);
  });

  test('lo que vence también se avisa tarde y no se pierde [S-526] [S-713]', async () => {
    await avisarVencimientos(s.db, s.prueba.ahora());
    const orden = await s.cuponDeMatricula('600.00');
    const { vencimiento } = await ultimoDe(orden);
    s.prueba.avanzar(DIA_MS);
    await avisarVencimientos(s.db, s.prueba.ahora());
    while (dia(8) <= vencimiento) {
      s.prueba.avanzar(DIA_MS);
      await avisarVencimientos(s.db, s.prueba.ahora());
    }
    // It should have been told with seven days to go, and nobody worked until there are five.
    await s.db
      .updateTable('dias_de_avisos')
      .set({ hasta: dia(-1) })
      .where('trabajo', '=', 'avisar_vencimientos')
      .execute();
    await s.db.deleteFrom('avisos').where('evento', '=', 'vencimiento_proximo').where('canal', '=', 'portal').execute();
    while (dia(5) < vencimiento) s.prueba.avanzar(DIA_MS);
    await dosVeces(() => avisarVencimientos(s.db, s.prueba.ahora()));
    expect((await suyos('vencimiento_proximo')).map(({ titulo }) => titulo)).toEqual(['En 5 días: un vencimiento']);
    cartero.vaciarBuzon();
    expect((await cartas(/^En 5 días/))[0]?.texto).toContain(`Cupón N.º ${await s.boleta(orden)}`);
  });
});

test('cada dato que se ofrece para los textos de una carta lo pone quien la manda', async () => {
  const enviadas = await s.db
    .selectFrom('avisos')
    .select('evento')
    .distinct()
    .where('canal', '=', 'correo')
    .where('resultado', '=', 'enviado')
    .orderBy('evento')
    .execute();
  const eventos = enviadas.map(({ evento }) => evento);
  expect(eventos.join(' ')).toBe(
    [
      'anulado auditoria_cortada certificado_anulado credencial_anulada credencial_por_vencer',
      'legajo_por_revisar legajo_por_visar legajo_que_tenias localidad_por_aprobar matricula',
      'pago_acreditado pago_en_revision pago_por_revisar persona_por_verificar timbrado vencido',
      'vencimiento_proximo visado',
    ].join(' '),
  );
  const rotas = cartero.salidas.flatMap(({ asunto, texto }) =>
    /[{}]/.test(asunto + texto) ? [`${asunto}\n${texto}`] : [],
  );
  expect(rotas).toEqual([]);
  for (const html of cartero.salidas.map(({ html }) => html.replace(/<style>.*?<\/style>/s, '')))
    expect(html).not.toMatch(/[{}]/);
});

test('en ningún aviso hay una clave de programador', async () => {
  const avisos = await s.db.selectFrom('avisos').select(['titulo', 'detalle']).execute();
  expect(avisos.length).toBeGreaterThan(20);
  const crudos = avisos
    .flatMap(({ titulo, detalle }) => [titulo, detalle])
    .filter((texto) => /[a-z]_[a-z]|\{\w+\}/.test(texto ?? ''));
  expect(crudos).toEqual([]);
});
