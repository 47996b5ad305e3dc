import type { Legajo } from '@colega/contract/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';
import { anotarSinIdentificar, dejarAFavorDe } from '../dinero/colegio/cobros-sin-cupon.service.ts';
import { revertirOperacion } from '../dinero/colegio/revertir.service.ts';
import { resolverCupon } from '../dinero/colegio/revisar.service.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.prueba.cerrar());

const autor = { actor: 'colegio', user_id: null, username: 'operador' } as const;
const abrir = (url: string) => s.prueba.app.inject({ url });
const textoDe = (html: string): string =>
  html
    .replace(/<style.*?<\/style>/s, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const reciboDe = (orden_id: number) =>
  s.db.selectFrom('comprobantes').selectAll().where('orden_id', '=', orden_id).executeTakeFirstOrThrow();
const verificar = async (orden_id: number) => {
  const { codigo, numero } = await reciboDe(orden_id);
  const pagina = await abrir(`/qr/recibo/${codigo}`);
  const api = await s.prueba.pedir('GET', `/qr/recibos/${codigo}`);
  expect([pagina.statusCode, api.statusCode]).toEqual([200, 200]);
  return { codigo, numero, body: pagina.body, texto: textoDe(pagina.body), leido: api.json(), pagina };
};
const pagado = async (importe = '1000.00') => {
  const id = await s.cuponDeMatricula('1000.00');
  const { operacion_id } = await s.acreditar(id, { importe, externo: `caja-publica-${id}` });
  return { id, operacion_id };
};

describe('el recibo que abre su QR', () => {
  test('dice número, fechas, importe, qué se pagó y si está vigente; de quién pagó, nombre y matrícula', async () => {
    const { id } = await pagado();
    const { leido, texto, numero, pagina } = await verificar(id);
    expect(leido).toEqual({
      ...{ numero, fecha: '2026-03-20', pagado_el: '2026-03-20', importe: '1000.00' },
      estado: { nombre: 'Vigente', color: '#d3f9d8', color_texto: '#1b5e2b' },
      ...{
        anulacion: null,
        devuelto_en_parte: null,
        credito_reclamado: false,
        con_credito: false,
        circuito: 'Matriculados',
        numero_legajo: null,
      },
      numero_boleta: expect.any(Number),
      conceptos: [{ descripcion: expect.stringMatching(/^Sanción · /), importe: '1000.00' }],
      con_sancion: true,
      persona: { nombre: 'María García' },
      matriculas: [{ codigo: expect.any(String), titulo: expect.any(String) }],
    });
    for (const dicho of ['VIGENTE', `N.º ${numero}`, '20/03/2026', '$ 1.000,00', 'María García'])
      expect(texto).toContain(dicho);
    expect(texto).toContain('no dice si hay más deudas ni si se puede ejercer');
    const { cuit } = s.e.persona;
    // The paper of a sanction says its reason.
    for (const suyo of [cuit, cuit.slice(2, 10), `caja-publica-${id}`, 'ARANCEL 2026', 'Fallo 3/26'])
      expect(pagina.body).not.toContain(suyo);
    expect(texto).toContain('El motivo de una sanción está solo en el papel.');
  });

  test('como las demás: liviana, sin nada que ejecutar, sin guardarse y fuera de los buscadores', async () => {
    const { pagina } = await verificar((await pagado()).id);
    expect(pagina.body).not.toMatch(/<script|style="| on\w+=/);
    expect(pagina.headers['content-security-policy']).toContain("default-src 'none'");
    expect(pagina.headers['cache-control']).toBe('no-store');
    expect(pagina.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  test('el de un pago en parte dice lo que no cubre, y el de un legajo, su legajo', async () => {
    const { texto, leido } = await verificar((await pagado('400.00')).id);
    expect(texto).toContain('Parte que no cubre este pago -$ 600,00');
    expect(texto).toContain('Total $ 400,00');
    expect(leido.importe).toBe('400.00');
    const { id, numero_legajo } = await s.cuponDeLegajo('cep');
    await s.acreditar(id);
    const deLegajo = await verificar(id);
    expect(deLegajo.leido).toMatchObject({ numero_legajo, con_sancion: false, matriculas: [expect.anything()] });
    expect(deLegajo.texto).toContain('$ 5.000,00');
    expect(deLegajo.texto).not.toContain('sanción');
  });

  test('de lo que tenía a favor dice que lo usó, y no de dónde venía (S-553)', async () => {
    const l = liquidacionesDe(s);
    const { autor: operador, ahora } = l.elColegio();
    const transferencia = {
      medio: 'transferencia',
      banco: 'provincia',
      importe: '100.00',
      comprobante: 'T-2',
    } as const;
    const cobro = { ...transferencia, autor: operador, ahora, fecha_pago: ahora };
    const { cobranza_id } = await anotarSinIdentificar(s.db, cobro);
    await dejarAFavorDe(s.db, cobranza_id, { ...l.elColegio(), cuit: s.e.persona.cuit, motivo: 'Nota 9' });
    await l.dar('300.00');
    await l.sancionar('1000.00');
    const id = await l.liquidar((descripcion, grupo) => grupo === 'bonificaciones' || /Falta/.test(descripcion));
    await s.acreditar(id, { importe: '600.00' });
    const { leido, texto, body } = await verificar(id);
    expect(leido.conceptos).toEqual([
      { descripcion: expect.stringMatching(/^Sanción · /), importe: '1000.00' },
      { descripcion: 'Saldo a favor', importe: '-100.00' },
      { descripcion: 'Bonificación', importe: '-300.00' },
    ]);
    for (const suyo of ['T-2', 'Res. 4/26', 'Falta ética']) expect(body).not.toContain(suyo);
    expect(texto).toContain('De dónde viene un saldo a favor o una bonificación está solo en el papel.');
  });

  test('se llega también escribiendo su número con el comienzo del código, o el código solo', async () => {
    const { codigo, numero } = await verificar((await pagado()).id);
    const escribir = (de: string, cual: string) => abrir(`/verificar?numero=${de}&codigo=${cual}`);
    for (const [de, cual] of [
      [String(numero), codigo.slice(0, 8)],
      [String(numero), codigo.slice(0, 12).toUpperCase()],
      ['', codigo],
      ['', encodeURIComponent(codigo.replace(/.{8}/g, '$& '))],
    ] as const) {
      const { statusCode, headers } = await escribir(de, cual);
      expect([de, statusCode, headers.location]).toEqual([de, 303, `/qr/recibo/${codigo}`]);
    }
    expect((await escribir(String(numero + 1), codigo.slice(0, 8))).statusCode).toBe(404);
    expect((await escribir('9'.repeat(12), codigo.slice(0, 8))).statusCode).toBe(404);
  });

  test('su código es al azar y suyo: no lo elige quien lo escribe, ni se cambia', async () => {
    await pagado();
    const codigos = (await s.db.selectFrom('comprobantes').select('codigo').execute()).map(({ codigo }) => codigo);
    expect(new Set(codigos).size).toBe(codigos.length);
    for (const codigo of codigos) expect(codigo).toMatch(/^[0-9a-f]{32}$/);
    const cambiar = s.prueba.comoDuenio((db) =>
      db
        .updateTable('comprobantes')
        .set({ codigo: '0'.repeat(32) })
        .execute(),
    );
    await expect(cambiar).rejects.toThrow('solo crece');
  });
});

describe('de un pago que se deshizo nunca se dice que vale', () => {
  const esperarAnulado = async (id: number, como: string, dice: string) => {
    const { texto, leido } = await verificar(id);
    expect(leido).toMatchObject({ estado: { nombre: 'Anulado' }, anulacion: { fecha: '2026-03-20', como } });
    expect(texto).toContain('ANULADO');
    expect(texto).toContain('Este recibo no tiene validez.');
    expect(texto).toContain(`El 20/03/2026 ${dice}.`);
    expect(texto).not.toMatch(/✓|VIGENTE|Prueba el pago/);
  };

  test.each([
    ['reversion', 'el Colegio anuló el pago'],
    ['reembolso', 'el medio de pago devolvió el dinero'],
    ['contracargo', 'el pago se desconoció ante el medio de pago'],
  ] as const)('por %s', async (tipo, dice) => {
    const { id, operacion_id } = await pagado();
    await revertirOperacion(s.db, { operacion_id, tipo, motivo: 'motivo interno', autor, ...s.momento() });
    await esperarAnulado(id, tipo, dice);
    expect((await verificar(id)).body).not.toContain('motivo interno');
  });

  test.each([
    ['devuelto', 'el Colegio devolvió el pago'],
    ['a_favor', 'el pago quedó a favor de quien lo hizo'],
  ] as const)('porque el Colegio decidió: %s; lo que se paga después vale', async (decision, dice) => {
    const { id, operacion_id } = await pagado();
    await s.db.updateTable('ordenes_pago').set({ en_revision: true }).where('id', '=', id).execute();
    const { numero_boleta } = await s.leer(id);
    await resolverCupon(s.db, numero_boleta, { autor, decision, motivo: 'Nota 4', ...s.momento() });
    await esperarAnulado(id, decision, dice);
    expect((await s.leer(id)).comprobante_id).toBeNull();
    const otro = await s.acreditar(id, { importe: '1000.00', externo: `de-nuevo-${id}` });
    const cupon = await s.leer(id);
    const detalle = { devuelto: 'se devolvió', a_favor: 'quedó a tu favor' }[decision];
    expect(cupon.operaciones_pagos).toMatchObject([
      { id: operacion_id, detalle: `Ya no paga este cupón: ${detalle}.` },
      { id: otro.operacion_id, detalle: null },
    ]);
    // The printed receipt is of the payment that counts.
    expect(cupon.comprobante_id).toBe(cupon.operaciones_pagos[1]?.comprobante_id);
    const { codigo } = await s.db
      .selectFrom('comprobantes')
      .select('codigo')
      .where('operacion_id', '=', otro.operacion_id)
      .executeTakeFirstOrThrow();
    expect((await abrir(`/qr/recibo/${codigo}`)).body).toContain('<strong>VIGENTE</strong>');
  });

  test('el cupón y su legajo ofrecen el del pago que cuenta, no el que se anuló antes', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const { operacion_id } = await s.acreditar(id, { importe: '2000.00', externo: `parte-${id}` });
    await revertirOperacion(s.db, { operacion_id, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() });
    expect((await s.leer(id)).comprobante_id).toBeNull();
    await s.acreditar(id, { externo: `entero-${id}` });
    const { operaciones_pagos, comprobante_id } = await s.leer(id);
    expect(comprobante_id).toBe(operaciones_pagos[1]?.comprobante_id);
    const legajo = (await s.e.mgarcia('GET', `/legajos/${legajo_id}`)).json<Legajo>();
    expect(legajo.ultima_orden_cep_generado).toMatchObject({ id, comprobante_id });
    expect(legajo.detalles[0]?.ceps).toMatchObject([{ orden_pago_id: id, comprobante_id }]);
  });

  test('el de un pago del que se devolvió una parte lo dice, y no en verde', async () => {
    const id = await s.cuponDeMatricula();
    await s.abrir('sipago', id);
    s.falsas.sipago.pagar(await s.referencia(id), s.prueba.ahora());
    await s.leer(id);
    await s.db.updateTable('intenciones_pago').set({ devuelto: '400.00' }).where('orden_id', '=', id).execute();
    const { texto, leido } = await verificar(id);
    expect(leido.estado).toEqual({ nombre: 'Observado', color: '#fff3bf', color_texto: '#5c3c00' });
    expect(texto).toContain('OBSERVADO');
    expect(texto).toContain('el medio de pago devolvió $ 400,00 de este pago');
    expect(texto).not.toMatch(/✓|VIGENTE/);
  });

  test('ni el de un cupón que se pagó con lo que dejó a favor un pago que después se desconoció (S-555)', async () => {
    const l = liquidacionesDe(s);
    const { id } = await s.cuponDeLegajo('cep');
    await s.acreditar(id);
    const { operacion_id } = await s.acreditar(id, { importe: '5000.00', externo: `de-mas-${id}` });
    await l.sancionar('3000.00');
    const conSaldo = await l.liquidar((descripcion, grupo) => grupo === 'bonificaciones' || /Falta/.test(descripcion));
    expect((await s.leer(conSaldo)).estado).toEqual({ nombre: 'pago' });
    const antes = await verificar(conSaldo);
    expect(antes.leido).toMatchObject({ importe: '0.00', estado: { nombre: 'Vigente' }, con_credito: true });
    await revertirOperacion(s.db, { operacion_id, tipo: 'contracargo', motivo: 'x', autor, ...s.momento() });
    const { leido, texto } = await verificar(conSaldo);
    expect(leido).toMatchObject({ anulacion: null, credito_reclamado: true, estado: { nombre: 'Observado' } });
    expect(texto).toContain('OBSERVADO');
    expect(texto).toContain('se deshizo el pago que había dejado el saldo a favor que usa. Consultá en el Colegio.');
    expect(texto).not.toMatch(/✓|VIGENTE/);
  });
});
