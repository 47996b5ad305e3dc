import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseDeDatos } from '../../db/tablas.generadas.ts';
import { barrerCobranzas } from '../../modules/dinero/cobros/barrer-cobranzas.service.ts';
import { barrerIntenciones } from '../../modules/dinero/intenciones/barrer-intenciones.service.ts';
import { crearTurnos } from '../../modules/dinero/intenciones/turnos.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(async () => {
  expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
  await s.e.prueba.cerrar();
});

const { correr, rechazo } = consolaDe(() => ({ db: s.db, reloj: s.prueba.ahora, pasarelas: s.falsas.pasarelas }));
const boleta = async (id: number): Promise<string> => String(await s.boleta(id));
const historia = (id: number) =>
  s.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'motivo'])
    .where('entidad', '=', 'orden_pago')
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();
const saldoAFavor = async (): Promise<string> => {
  const { rows } = await sql<{ saldo: string }>`
    select coalesce(-sum(importe), 0)::text as saldo from movimientos where cuenta = 'creditos'`.execute(s.db);
  return rows[0]?.saldo ?? '';
};

test('barrer trae ya lo que se cobró en una caja, una vez', async () => {
  const orden_id = await s.cuponDeMatricula('1000.00');
  const cobro = { numero_boleta: Number(await boleta(orden_id)), externo: '890', importe: '1000.00' };
  s.falsas.cobros.push({ ...cobro, medio: 'codigo_barra', fecha: s.prueba.ahora() });
  for (let veces = 0; veces < 2; veces += 1)
    expect(await correr('barrer')).toMatch(/^Pagos en curso por los que se preguntó: \d+\. Renglones .+ leídos: 1\.$/);
  expect(await s.operaciones(orden_id)).toMatchObject([{ importe: '1000.00', aplicado: '1000.00' }]);
});

describe('acreditar', () => {
  test('un pago por caja salda el cupón y queda en su historia; dos veces, es uno', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const pago = ['--cupon', await boleta(id), '--importe', '5.000', '--medio', 'caja', '--comprobante', 'C-1'];
    expect(await correr('acreditar', ...pago)).toMatch(/^Cupón \d+, pago \d+: pagado con \$ 5\.000,00, recibo \d+\.$/);
    expect(await correr('acreditar', ...pago)).toMatch(/^Ya estaba registrado\. Cupón \d+, pago \d+: pagado/);
    expect(await s.vida.leer(legajo_id)).toMatchObject({ cep_cumplido: true });
    expect(await historia(id)).toMatchObject([{ accion: 'acreditar', quien: 'Consola del servidor' }]);
    const otro = await boleta(await s.cuponDeMatricula());
    const ajeno = ['--cupon', otro, '--importe', '10', '--medio', 'caja', '--comprobante', 'C-1'];
    expect(await rechazo('acreditar', ...ajeno)).toBe('Ese comprobante ya está registrado en un cupón.');
  });

  test('vale por el día en que se pagó, y no inventa días ni medios', async () => {
    const cupon = await boleta(await s.cuponDeMatricula());
    const pago = ['--cupon', cupon, '--importe', '1.000', '--comprobante', 'T-1'];
    expect(await rechazo('acreditar', ...pago, '--medio', 'cheque')).toMatch(/caja, transferencia/);
    const futuro = ['--medio', 'transferencia', '--fecha', '2026-04-01'];
    expect(await rechazo('acreditar', ...pago, ...futuro)).toMatch(/no puede ser mayor a la actual/);
    const deAntes = ['--medio', 'transferencia', '--fecha', '1900-01-01'];
    expect(await rechazo('acreditar', ...pago, ...deAntes)).toMatch(/hasta 366 días atrás/);
    const enorme = ['--cupon', cupon, '--importe', '999999999999999,99', '--comprobante', 'T-1', '--medio', 'caja'];
    expect(await rechazo('acreditar', ...enorme)).toMatch(/puede ser hasta \$\s999\.999\.999\.999,99/);
    const deAntesDelCupon = ['--medio', 'transferencia', '--fecha', '2026-03-18'];
    expect(await rechazo('acreditar', ...pago, ...deAntesDelCupon)).toBe(
      'El cupón es del 20/03/2026: no se pudo pagar antes. Lo que entró antes se deja a favor de su persona, y paga cualquier cupón.',
    );
    const enTermino = ['--medio', 'transferencia', '--fecha', '2026-03-20'];
    expect(await correr('acreditar', ...pago, ...enTermino)).toMatch(/pagado con/);
    expect(
      await rechazo('acreditar', '--cupon', '99999999', '--importe', '1', '--medio', 'caja', '--comprobante', 'x'),
    ).toMatch(/No existe|no existe|No encontramos/);
  });
});

describe('revisar', () => {
  test('lo pagado de un legajo anulado se muestra y se resuelve a favor, una vez', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    await s.vida.anular(legajo_id);
    await s.acreditar(id);
    const lista = await correr('revisar');
    const pago = /pago +(\d+) +\$ 5\.000,00 del 20\/03\/2026, cupón \d+ de García María/.exec(lista)?.[1] ?? '';
    const decision = ['--pago', pago, '--decision', 'a_favor', '--motivo', 'Nota 3'];
    const antes = await saldoAFavor();
    expect(await rechazo('revisar', '--pago', pago, '--decision', 'sin_cambios', '--motivo', 'x')).toMatch(
      /hay que decidir/,
    );
    expect(await correr('revisar', ...decision)).toBe(`Pago ${pago}: $ 5.000,00, a favor.`);
    expect(Number(await saldoAFavor()) - Number(antes)).toBeCloseTo(5000);
    await rechazo('revisar', ...decision);
    expect(await historia(id)).toMatchObject([{ accion: 'revisar', motivo: 'Nota 3' }]);
    expect(await correr('revisar')).not.toContain(` ${await boleta(id)} de`);
    expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
  });

  test('un cupón pago de un legajo que se anuló se devuelve o queda a favor', async () => {
    const [uno, otro] = [await s.cuponDeLegajo('timbrados'), await s.cuponDeLegajo('timbrados')];
    for (const { id, legajo_id } of [uno, otro]) {
      await s.acreditar(id, { importe: '1200.00' });
      await s.vida.anular(legajo_id);
    }
    expect(await correr('revisar')).toContain('se anuló después');
    const devuelto = ['--cupon', await boleta(uno.id), '--decision', 'devuelto', '--motivo', 'Transferencia 9'];
    expect(await correr('revisar', ...devuelto)).toMatch(/\$ 1\.200,00, devuelto\.$/);
    const aFavor = ['--cupon', await boleta(otro.id), '--decision', 'a_favor', '--motivo', 'A pedido'];
    expect(await correr('revisar', ...aFavor)).toMatch(/\$ 1\.200,00, a favor\.$/);
    expect(await correr('revisar')).not.toContain('se anuló después');
  });

  test('un cupón de timbrado pago de un contrato que se timbró afuera no se pierde', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('timbrados');
    await expect(s.vida.timbrar(legajo_id)).rejects.toThrow('El contrato ya tiene un cupón de timbrado.');
    await s.acreditar(id, { importe: '1200.00' });
    await s.vida.timbrar(legajo_id);
    expect(await s.vida.leer(legajo_id)).toMatchObject({
      estado: { clave: 'timbrado' },
      estado_timbrado: { tipo: 'externo' },
    });
    expect(await correr('revisar')).toContain('se timbró fuera del Colegio');
    const aFavor = ['--cupon', await boleta(id), '--decision', 'a_favor', '--motivo', 'Timbró en ARBA'];
    expect(await correr('revisar', ...aFavor)).toMatch(/\$ 1\.200,00, a favor\.$/);
    expect(await correr('revisar')).not.toContain('se timbró fuera del Colegio');
  });

  test('de uno cuyo proveedor no contestó no hay nada que devolver: se mira y queda como está', async () => {
    const id = await s.cuponDeMatricula();
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    expect(await correr('revisar')).toContain('no contestó en días');
    const cupon = ['--cupon', await boleta(id), '--motivo', 'Hablado con SiPago'];
    expect(await rechazo('revisar', ...cupon, '--decision', 'devuelto')).toMatch(/no tiene un pago que devolver/);
    expect(await correr('revisar', ...cupon, '--decision', 'sin_cambios')).toMatch(/, sin cambios\.$/);
    expect(await correr('revisar')).not.toContain('no contestó en días');
  });

  test('una cobranza de nadie se asigna a su cupón', async () => {
    const id = await s.cuponDeMatricula();
    const cobro = { externo: '900', numero_boleta: 88_888_888, importe: '1000.00', fecha: s.prueba.ahora() };
    s.falsas.cobros.push({ ...cobro, medio: 'codigo_barra' });
    await barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });
    const cobranza = /cobranza +(\d+) .*boleta 88888888/.exec(await correr('revisar'))?.[1] ?? '';
    const asignar = ['--cobranza', cobranza, '--cupon', await boleta(id), '--motivo', 'Lo reclamó'];
    expect(await correr('revisar', ...asignar)).toMatch(/^Cupón \d+, pago \d+: pagado con \$ 1\.000,00/);
    await barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(await correr('revisar')).toBe('No hay nada por revisar.');
    const listados = s.falsas.cobros.splice(0);
    expect(await rechazo('conciliar')).toMatch(/codigo_barra 900: acreditado, y no figura/);
    s.falsas.cobros.push(...listados, { ...cobro, externo: '901', importe: '50.00', medio: 'redLink' });
    expect(await rechazo('conciliar')).toMatch(/redLink 901: cobrado 50\.00, sin acreditar/);
    s.falsas.cobros.pop();
  });

  test('un renglón que no se entiende se muestra tal cual y se da por mirado; mientras nadie lo anotó, no coincide', async () => {
    s.falsas.ilegibles.push('20260320   cortado');
    expect(await rechazo('conciliar')).toContain('renglón ilegible: 20260320   cortado');
    await barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });
    expect(await correr('conciliar')).toMatch(/^Todo coincide\. Por revisar: 1 /);
    const numero =
      /renglon +(\d+) +lo listó un cobrador del 20\/03\/2026 y no se entiende: 20260320 cortado/.exec(
        await correr('revisar'),
      )?.[1] ?? '';
    expect(await correr('revisar', '--renglon', numero, '--motivo', 'Era de otro convenio')).toBe(
      `Renglón ${numero}: mirado.`,
    );
    await rechazo('revisar', '--renglon', numero, '--motivo', 'Otra vez');
    expect(await correr('revisar')).toBe('No hay nada por revisar.');
    expect(await correr('conciliar')).toBe('Todo coincide.');
    s.falsas.ilegibles.length = 0;
  });

  test('dos decisiones a la vez sobre un cupón son una', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('timbrados');
    await s.acreditar(id, { importe: '1200.00' });
    await s.vida.anular(legajo_id);
    const cupon = ['--cupon', await boleta(id), '--decision', 'a_favor', '--motivo', 'A pedido'];
    const antes = Number(await saldoAFavor());
    const hechas = await Promise.allSettled([1, 2, 3].map(() => correr('revisar', ...cupon)));
    expect(hechas.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(Number(await saldoAFavor()) - antes).toBeCloseTo(1200);
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    expect(await rechazo('revisar', ...cupon)).toMatch(/no tiene un pago que devolver/);
    expect(await correr('revisar', ...cupon.slice(0, 2), '--decision', 'sin_cambios', '--motivo', 'x')).toContain(
      'sin cambios',
    );
  });

  test.each([
    ['una parte se dice que devolvió una parte', '400.00', /cupón \d+ de .*devolvió una parte/],
    ['todo, después de que el Colegio decidiera, se dice eso', '1000.00', /ya había decidido/],
  ])('de uno cuyo proveedor devolvió %s', async (_, devuelto, dice) => {
    const id = await s.cuponDeMatricula();
    await s.abrir('sipago', id);
    const referencia = await s.referencia(id);
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    await s.leer(id);
    const cupon = ['--cupon', await boleta(id), '--motivo', 'Visto'];
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    if (devuelto === '1000.00') await correr('revisar', ...cupon, '--decision', 'a_favor');
    s.falsas.sipago.devolver(referencia, 'contracargo', devuelto);
    const reloj = () => new Date(s.prueba.ahora().getTime() + 25 * 3_600_000);
    await barrerIntenciones({ db: s.db, pasarelas: s.falsas.pasarelas, reloj, turnos: crearTurnos() });
    const lista = await correr('revisar');
    expect(lista).toMatch(dice);
    expect(lista).not.toContain('no contestó en días');
    await correr('revisar', ...cupon, '--decision', 'sin_cambios');
    expect(await correr('revisar')).not.toMatch(dice);
  });

  test('de uno pago cuyo otro proveedor no contestó no se dice que su legajo se anuló', async () => {
    const id = await s.cuponDeMatricula();
    await s.acreditar(id, { importe: '1000.00' });
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    expect(await correr('revisar')).toMatch(/no contestó en días/);
    await correr('revisar', '--cupon', await boleta(id), '--decision', 'sin_cambios', '--motivo', 'Visto');
  });
});

describe('conciliar', () => {
  test('dice lo que el proveedor cobró y nadie acreditó, y al revés', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('sipago', id);
    s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
    expect(await rechazo('conciliar')).toMatch(/su proveedor cobró 1000\.00 .* y no está acreditado/);
    await s.leer(id);
    expect(await correr('conciliar')).toMatch(/^Todo coincide\./);
    s.falsas.sipago.decir(await s.referencia(id), 'rechazado');
    expect(await rechazo('conciliar')).toMatch(/acreditado, y su proveedor dice «rechazado»/);
    s.falsas.sipago.estado.consultar = 'sin_respuesta';
    expect(await rechazo('conciliar')).toMatch(/no se pudo preguntar/);
    s.falsas.sipago.estado.consultar = null;
    s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
  });

  test('dice cada cosa que no cierra entre cupones, pagos, recibos y libro', async () => {
    const id = await s.cuponDeMatricula();
    const romper = (cambio: Updateable<BaseDeDatos['ordenes_pago']>) =>
      s.prueba.sinGuardas((db) => db.updateTable('ordenes_pago').set(cambio).where('id', '=', id).execute());
    const correrNumerador = (cuanto: number) =>
      s.prueba.sinGuardas((db) =>
        db
          .updateTable('numeradores')
          .set((eb) => ({ ultimo: eb('ultimo', '+', cuanto) }))
          .execute(),
      );
    await romper({ estado: 'pago', pagada_en: s.prueba.ahora() });
    const dicho = await rechazo('conciliar');
    expect(dicho).toContain('Cupones cuya deuda no es la del libro');
    expect(dicho).toContain(': pagado 0 de 1000.00');
    await romper({ estado: 'pendiente', pagada_en: null, monto_total: '999.00' });
    expect(await rechazo('conciliar')).toContain('Cupones cuyos ítems no suman su total');
    await romper({ monto_total: '1000.00' });
    await correrNumerador(1);
    expect(await rechazo('conciliar')).toContain('el numerador está en');
    await correrNumerador(-1);
    expect(await rechazo('conciliar', '--dias', '900')).toBe('--dias tiene que estar entre 1 y 90.');
  });
});
