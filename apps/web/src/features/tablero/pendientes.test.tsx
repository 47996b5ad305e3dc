import { rutasDeSesion } from '@colega/contract/sesion';
import { type PendienteDeInicio, rutasDeTablero } from '@colega/contract/tablero';
import { pendiente, tablero } from '@colega/web-kit/testing/datos-de-personas.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LO_QUE_DEBE, PARA_HACER } from './tarjetas-de-pendientes.tsx';

// Their code comes apart, and a busy machine takes its time to bring it.
beforeAll(() => import('./lo-pendiente.tsx'));
beforeEach(() => {
  iniciarSesion();
  responder(rutasDeSesion.permisosDePersona, permisos());
});

const PANEL = { estado: 'normal', alCambiar: () => undefined } as const;
const abrir = (leido: ReturnType<typeof tablero>) => {
  responder(rutasDeTablero.tablero, leido);
  return dibujar(
    <>
      <PARA_HACER.Tarjeta {...PANEL} />
      <LO_QUE_DEBE.Tarjeta {...PANEL} />
    </>,
  );
};
const tarjeta = (nombre: string) => within(screen.getByRole('region', { name: nombre }));
const LEGAJO = '/app/ejercicio/legajo';

const CASOS: [string, Partial<PendienteDeInicio>, string][] = [
  ['Pagar el CEP', {}, `${LEGAJO}/61/pagarCep`],
  ['Pagar el CEP', { cupon_id: 9 }, '/app/cuenta/9/pago'],
  ['Pagar el timbrado', { falta: 'timbrar' }, `${LEGAJO}/61/pagarTimbrado`],
  ['Timbrar en ARBA', { falta: 'timbrar_en_arba' }, `${LEGAJO}/61/detail`],
  ['Completar el borrador', { falta: 'completar', automatico: true }, `${LEGAJO}/automatico/61/editar`],
  ['Poner al día las fechas', { falta: 'actualizar_fechas' }, `${LEGAJO}/manual/61/editar`],
  ['Confirmar el borrador', { falta: 'confirmar' }, `${LEGAJO}/61/detail`],
  ['Confirmar en el distrito', { falta: 'confirmar_en_el_distrito' }, `${LEGAJO}/61/detail`],
  [
    'Responder lo observado',
    { falta: 'responder_observacion', observacion_id: 3 },
    `${LEGAJO}/manual/61/editar?observacion=3`,
  ],
  ['Responder lo observado', { falta: 'responder_observacion' }, `${LEGAJO}/61/detail`],
  ['Poner al día la ampliación', { falta: 'actualizar_ampliacion' }, `${LEGAJO}/61/ampliacion/610/manual/editar`],
  ['Confirmar la ampliación', { falta: 'confirmar_ampliacion' }, `${LEGAJO}/61/detail`],
  ['Pagar CUOTA 1 2026', { falta: 'pagar_cargo', legajo: null, cargo: 'CUOTA 1 2026' }, '/app/cuenta/debo'],
];

test.each(CASOS)('«%s» lleva a donde se hace (%j)', async (name, cambios, destino) => {
  abrir(tablero([pendiente(cambios)]));
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', destino);
});

test('cada renglón dice de qué legajo es, cuánto y hasta cuándo, y cuántos legajos esperan', async () => {
  const leido = tablero([
    pendiente({ vence: '2026-06-30', dias: -145 }),
    pendiente({ falta: 'timbrar', vence: '2026-11-21', dias: 1 }),
    pendiente({ falta: 'responder_observacion', importe: null, vence: '2026-11-20', dias: 0 }),
    pendiente({ falta: 'confirmar', importe: null }),
    pendiente({ falta: 'pagar_cep', importe: '10.00', vence: '2026-12-06', dias: 16, detalle_id: 7 }),
  ]);
  abrir({ ...leido, para_hacer: { ...leido.para_hacer, legajos: 1200, al_colegio: 1 } });
  const hacer = tarjeta('Para hacer');
  const DE = 'Legajo 61 · Benítez Carlos Daniel';
  expect((await hacer.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    `Pagar el CEP${DE}$\u00a085.100,00 · Venció el 30/06/2026, hace 145 días`,
    `Pagar el timbrado${DE}$\u00a085.100,00 · Vence mañana`,
    `Responder lo observado${DE}Vence hoy`,
    `Confirmar el borrador${DE}`,
    `Pagar el CEP${DE}$\u00a010,00 · Vence el 06/12/2026, en 16 días`,
  ]);
  expect(hacer.getByText(/1\.200 legajos te esperan · 1 legajo espera al Colegio/)).toBeInTheDocument();
  expect(hacer.getByRole('link', { name: 'Ver mis legajos' })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajos/listado',
  );
});

test('quien empieza ve por dónde, cada paso con su enlace; con un legajo, ya no', async () => {
  const leido = tablero();
  abrir({ ...leido, para_hacer: { ...leido.para_hacer, empieza: true } });
  const pasos = within(await screen.findByRole('list', { name: 'Primeros pasos' }));
  expect(pasos.getAllByRole('link').map((enlace) => [enlace.textContent, enlace.getAttribute('href')])).toEqual([
    ['Revisar tus datos', '/app/perfil/datosPersonales'],
    ['Elegir qué avisos recibir', '/app/sesion/avisos'],
    ['Cargar tu primer legajo', '/app/seleccionarLegajo'],
    ['Leer cómo se hace cada cosa', '/guia'],
  ]);
});

test('lo que tiene día se puede ver en el calendario de cada uno', async () => {
  abrir(tablero([pendiente({ vence: '2026-06-30', dias: -145 })]));
  expect(await screen.findByRole('link', { name: 'Ver estas fechas en tu calendario' })).toHaveAttribute(
    'href',
    '/app/perfil/datosPersonales',
  );
});

test('lo que quedó sin guardar tiene su renglón, con lo que le falta y cuántos hay', async () => {
  const ultimo = {
    ...{ id: '5f0c', que: 'Legajo Manual', detalle: 'GOMEZ ANA · Calle 50 1234', falta: ['CONTRATO'] },
    enlace: `${LEGAJO}/manual`,
  };
  abrir({ ...tablero(), borradores: { total: 3, ultimo } });
  const hacer = tarjeta('Para hacer');
  expect(await hacer.findByRole('link', { name: 'Seguir el borrador: Legajo Manual' })).toHaveAttribute(
    'href',
    `${LEGAJO}/manual?borrador=5f0c`,
  );
  expect(hacer.getByText('GOMEZ ANA · Calle 50 1234 · falta: CONTRATO')).toBeInTheDocument();
  expect(hacer.getByRole('link', { name: 'Ver los 3 borradores' })).toBeInTheDocument();
  expect(hacer.queryByText(/No tenés nada pendiente/)).toBeNull();
});

test('sin nada pendiente lo dice, y no muestra cuentas en cero', async () => {
  abrir(tablero());
  expect(await screen.findByText('No tenés nada pendiente. Buen momento para cargar un legajo.')).toBeInTheDocument();
  expect(screen.getByText('No tenés cuotas ni cupones por pagar.')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Primeros pasos' })).toBeNull();
});

test('lo que se debe, ya descontado lo que hay a favor, y dónde se paga', async () => {
  const debe = {
    adeudado: '906196.00',
    a_favor: '120000.00',
    resto: '786196.00',
    vence: '2026-06-30',
    dias: -145,
  };
  abrir(tablero([], debe));
  expect(await screen.findByText('$ 786.196,00')).toBeInTheDocument();
  expect(
    screen.getByText(/^Adeudado: \$ 906\.196,00\. A favor: \$ 120\.000,00, que se usa al pagar\.$/),
  ).toBeInTheDocument();
  expect(screen.getByText('Lo primero: venció el 30/06/2026, hace 145 días')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver y pagar' })).toHaveAttribute('href', '/app/cuenta/debo');
});

test('lo que cubre el saldo a favor se debe hasta que se usa, y se dice dónde', async () => {
  abrir(tablero([], { adeudado: '85100.00', a_favor: '120000.00', resto: '0.00' }));
  expect(await screen.findByText('$ 0,00')).toBeInTheDocument();
  expect(
    screen.getByText(/^Adeudado: \$ 85\.100,00\. A favor: \$ 120\.000,00, que se usa al pagar\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver y pagar' })).toBeInTheDocument();
});

test('si no se pueden leer, las dos lo dicen y se reintenta', async () => {
  let intentos = 0;
  responder(rutasDeTablero.tablero, () => {
    intentos += 1;
    return intentos === 1 ? problema(500, 'Probá de nuevo en unos minutos.') : tablero([pendiente()]);
  });
  dibujar(<PARA_HACER.Tarjeta {...PANEL} />);
  expect(await screen.findByText(/No pudimos cargar tus pendientes\. Probá/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Pagar el CEP' })).toBeInTheDocument();
});
