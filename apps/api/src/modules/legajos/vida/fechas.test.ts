import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const DIA_MS = 86_400_000;
const CORTO = { fecha: '2026-03-16', vencimiento: '2026-04-10' };
const corto = async () => ({ cambios: { detalles: [await vida.manual(CORTO)] } });
let pasados = 0;
const despues = async (dias: number) => {
  pasados += dias;
  e.prueba.avanzar(dias * DIA_MS);
  Object.assign(e, { mgarcia: await e.prueba.conSesion('mgarcia') });
};
beforeEach(() => despues(-pasados));

describe('las fechas de un contrato cuyo plazo ya pasó', () => {
  test('no traban la corrección de otra cosa; cambiadas, se miran con el día de hoy', async () => {
    const legajo = await vida.crear(await corto());
    await vida.confirmar(legajo.id);
    await vida.observar(legajo.id);
    await despues(60);
    const edicion = await vida.edicion(legajo, { inmuebles: [{ ...e.inmueble, partida: '123456' }] });
    const otro = edicion.detalles.map((d) => ({ ...d, vencimiento: '2026-04-11' }));
    const mal = await vida.editar(legajo.id, { ...edicion, detalles: otro });
    expect([mal.statusCode, mal.json().errores]).toEqual([
      422,
      [{ campo: 'detalles.0.vencimiento', mensaje: 'El vencimiento no puede ser menor a la fecha actual' }],
    ]);
    expect((await vida.editar(legajo.id, edicion)).statusCode).toBe(200);
  });

  test('en borrador se edita igual, pero no se confirma hasta corregirlas', async () => {
    const legajo = await vida.crear(await corto());
    await despues(60);
    const edicion = await vida.edicion(legajo);
    expect((await vida.editar(legajo.id, edicion)).statusCode).toBe(200);
    const original = await vida.original(legajo.id);
    const leido = await vida.leer(legajo.id);
    expect([leido.falta, leido.acciones_permitidas.puede_confirmarse]).toEqual([['actualizar_fechas'], false]);
    const rechazado = await vida.cambiarEstado(original, 'confirmado');
    expect([rechazado.statusCode, rechazado.json().detail]).toEqual([
      409,
      'El vencimiento del contrato ya pasó y así no se puede confirmar. Editá sus fechas y después confirmalo.',
    ]);
    const alDia = edicion.detalles.map((d) => ({ ...d, vencimiento: '2026-12-31' }));
    await vida.editar(legajo.id, { ...edicion, detalles: alDia });
    expect((await vida.cambiarEstado(original, 'confirmado')).statusCode).toBe(200);
  });

  test('al Colegio, que confirma la modalidad especial, tampoco se le pasan', async () => {
    const legajo = await vida.crear({ ...(await corto()), modalidad: 'especial' });
    await despues(60);
    await expect(vida.confirmarPorElColegio(legajo.id)).rejects.toMatchObject({ status: 409 });
  });

  test('una ampliación vencida se corrige en lo demás y no se confirma', async () => {
    const { id } = await vida.hasta('confirmado');
    const payload = await vida.ampliacion(id, CORTO);
    const creada = await e.mgarcia('POST', '/legajo_detalles', { payload });
    const detalle = creada.json<{ id: number }>().id;
    await despues(60);
    const editar = (cambios: object) =>
      e.mgarcia('PUT', `/legajo_detalles/${detalle}`, { payload: { ...payload, id: detalle, ...cambios } });
    expect((await editar({ observaciones: 'Con otro texto' })).statusCode).toBe(200);
    expect((await editar({ vencimiento: '2026-04-12' })).statusCode).toBe(422);
    expect((await vida.cambiarEstado(detalle, 'confirmado')).statusCode).toBe(409);
    expect((await vida.leer(id)).falta).toContain('actualizar_ampliacion');
  });
});

describe('el original y sus ampliaciones', () => {
  test('ninguna ampliación es anterior a su original, ni el original se corre después de ella (S-383)', async () => {
    const legajo = await vida.hasta('confirmado');
    const con = async (fecha: string) =>
      e.mgarcia('POST', '/legajo_detalles', { payload: await vida.ampliacion(legajo.id, { fecha }) });
    const antes = await con('2026-03-15');
    expect([antes.statusCode, antes.json().errores]).toEqual([
      422,
      [
        {
          campo: 'fecha',
          mensaje: 'La ampliación no puede tener una fecha anterior a la del contrato original (16/03/2026).',
        },
      ],
    ]);
    expect((await con('2026-03-16')).statusCode).toBe(201);
    await vida.observar(legajo.id);
    const edicion = await vida.edicion(legajo);
    const corrido = edicion.detalles.map((d) => ({ ...d, fecha: '2026-03-17' }));
    const respuesta = await vida.editar(legajo.id, { ...edicion, detalles: corrido });
    expect([respuesta.statusCode, respuesta.json().errores[0].campo]).toEqual([422, 'detalles.0.fecha']);
  });
});

describe('el plazo para timbrar de un borrador', () => {
  test('se sabe antes de confirmar: corre desde la fecha del contrato, aunque ya haya pasado', async () => {
    const { id } = await vida.crear();
    expect((await vida.leer(id)).detalles[0]?.plazo_de_timbrado).toEqual({ hasta: '2026-04-09', dias: 21 });
    await despues(30);
    const previsto = (await vida.leer(id)).detalles[0]?.plazo_de_timbrado;
    expect(previsto).toEqual({ hasta: '2026-04-09', dias: -9 });
    await vida.confirmar(id);
    const legajo = await vida.leer(id);
    expect([legajo.fecha_vencimiento_timbrado_prepago, legajo.estado_timbrado.tipo]).toEqual(['2026-04-09', 'vencido']);
  });

  test('con franquicia, o ya timbrado, no hay ninguno', async () => {
    const franquicia = await vida.crear({ modalidad: 'franquicia' });
    expect((await vida.leer(franquicia.id)).detalles[0]?.plazo_de_timbrado).toBeNull();
    const { id } = await vida.hasta('timbrado');
    expect((await vida.leer(id)).detalles[0]?.plazo_de_timbrado).toBeNull();
  });

  test('sin los feriados de su año no se adivina: el borrador se lee sin plazo, y confirmarlo dice qué falta (S-546)', async () => {
    const { anios_con_feriados } = await leerListasEnVigor(e.db);
    const anio = Math.max(...anios_con_feriados) + 1;
    await despues(365 * (anio - 2026) + 1);
    const fechas = { fecha: `${anio}-03-03`, vencimiento: `${anio}-12-31` };
    const { id } = await vida.crear({ cambios: { detalles: [await vida.manual(fechas)] } });
    const leido = await vida.leer(id);
    expect([leido.detalles[0]?.fecha, leido.detalles[0]?.plazo_de_timbrado]).toEqual([fechas.fecha, null]);
    const rechazo = await vida.cambiarEstado(await vida.original(id), 'confirmado');
    expect([rechazo.statusCode, rechazo.json().codigo, rechazo.json().detail]).toEqual([
      409,
      'anio_sin_feriados',
      `El Colegio todavía no publicó los feriados de ${anio}, y sin ellos no se puede contar el plazo para timbrar este contrato.`,
    ]);
    expect((await vida.leer(id)).estado.clave).toBe('borrador');
  });
});
