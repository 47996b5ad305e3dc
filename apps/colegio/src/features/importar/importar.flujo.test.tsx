import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../app/router.tsx';
import { ensayada, importacion } from '../../testing/datos-de-una-importacion.ts';
import { operadorPropio } from '../../testing/datos-del-colegio.ts';

type Pedido = { que: string; version: string | null; clave: string | null };
const pedidos: Pedido[] = [];
let actual: Importacion;

beforeEach(() => {
  pedidos.length = 0;
  actual = importacion();
  const anotar =
    (que: string, despues: () => Importacion) =>
    ({ request: { headers } }: { request: Request }): Importacion => {
      pedidos.push({ que, version: headers.get('if-match'), clave: headers.get('idempotency-key') });
      actual = despues();
      return actual;
    };
  responder(R.importacion, () => actual);
  responder(R.importaciones, () => pagina([actual]));
  responder(
    R.elegirColumnas,
    anotar('columnas', () => ensayada({ estado: 'columnas', resumen: null, version: 3 })),
  );
  responder(
    R.ensayarImportacion,
    anotar('ensayar', () => importacion({ estado: 'ensayando', paso: 'comparando', version: 4 })),
  );
  responder(
    R.aceptarImportacion,
    anotar('aceptar', () => ensayada({ estado: 'aceptando', paso: 'pagos', hechas: 1, total: 2 })),
  );
});

const abrir = async (direccion: string, roles: Rol[] = ['matriculas']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 }, { timeout: 8000 });
  return router;
};
const boton = (nombre: string | RegExp) => screen.findByRole('button', { name: nombre }, { timeout: 8000 });

test('la lista dice de cada una qué archivos trajo y cómo terminó, y se sube otra', async () => {
  const router = await abrir('/colegio/importar');
  const tabla = await screen.findByRole('table', { name: 'Importaciones' }, { timeout: 8000 });
  expect(within(tabla).getByRole('row', { name: /padron\.xlsx/ })).toHaveTextContent(/registro.*3.*Por ensayar/);
  responder(R.subirImportacion, () => importacion({ id: 8 }));
  const archivo = new File(['CUIT;Apellido'], 'personas.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Subir un archivo'), archivo);
  await waitFor(() => expect(router.state.location.pathname).toBe('/colegio/importar/8'));
});

test('quien no tiene otro papel lee cómo se prepara y qué no se trae, y baja un modelo vacío o un ejemplo', async () => {
  await abrir('/colegio/importar');
  await userEvent.click(await screen.findByText('Cómo se prepara la planilla, y qué no se trae'));
  expect(screen.queryByText(/La plata a favor de alguien/)).not.toBeInTheDocument();
  expect(screen.getByText('Saldos a favor').closest('li')).toHaveTextContent(
    'Saldos a favor: Referencia, CUIT, Importe, Fecha, Motivo.',
  );
  expect(screen.getByText(/^Lo que se debe del CEP o del timbrado de un contrato va con su legajo/)).toBeVisible();
  expect(screen.getByText(/^Un legajo que su matriculado confirmó y nadie visó va en trámite/)).toBeVisible();
  expect(screen.queryByText(/los carga su matriculado en el portal/)).not.toBeInTheDocument();
  expect(screen.getByText('Ampliaciones').closest('li')).toHaveTextContent(
    'Ampliaciones: Legajo, Número de ampliación, Fecha, Honorario. Puede traer: Tarea, Estado, Número de visado, Fecha de visado, Matrícula, CUIT del comitente, Observaciones.',
  );
  expect(screen.getByText(/^Las ampliaciones en borrador/)).toBeInTheDocument();
  expect(screen.getByText('Saldos de apertura').closest('li')).toHaveTextContent(
    'Saldos de apertura: Matrícula, Concepto, Año, Importe, Vencimiento. Puede traer: Legajo, Ampliación.',
  );
  expect(await boton('Bajar una planilla modelo')).toBeVisible();
  responder(R.ejemploDeImportacion, () => problema(500, 'No se pudo'));
  await userEvent.click(await boton('Bajar un ejemplo'));
  expect(await screen.findByText(mensajes.error_de_comunicacion)).toBeInTheDocument();
});

test('un archivo que no se puede leer se dice, y no se va a ningún lado', async () => {
  const router = await abrir('/colegio/importar');
  responder(R.subirImportacion, () => problema(422, 'La planilla tiene clave. Guardala sin clave y volvé a subirla.'));
  await userEvent.upload(await screen.findByLabelText('Subir un archivo'), new File(['x'], 'x.xlsx'));
  expect(await screen.findByText(/La planilla tiene clave/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/colegio/importar');
});

test('lo que falta de una hoja se dice, y su columna se elige a mano', async () => {
  await abrir('/colegio/importar/7');
  expect(await screen.findByText('Faltan: Vencimiento.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(/^Vencimiento/), 'Vto (31/03/2025)');
  expect(await boton('Ensayar')).toBeDisabled();
  expect(await boton('Aceptar')).toBeDisabled();
  expect(screen.getByText('Hay columnas sin guardar.')).toBeInTheDocument();
  await userEvent.click(await boton('Guardar las columnas'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ensayar' })).toBeEnabled());
  expect(screen.queryByText('Faltan: Vencimiento.')).not.toBeInTheDocument();
  expect(pedidos).toMatchObject([{ que: 'columnas', version: '"2"' }]);
});

test('cuando se dice qué trae una hoja, sus columnas se buscan de nuevo', async () => {
  await abrir('/colegio/importar/7');
  await userEvent.selectOptions(await screen.findByLabelText('Qué trae Deudas'), 'Títulos');
  expect(screen.getByText('Faltan: Título.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Matrícula/)).toHaveValue('0');
  await userEvent.selectOptions(screen.getByLabelText('Qué trae Deudas'), 'Saldos de apertura');
  expect(screen.getByLabelText(/^Vencimiento/)).toHaveValue('4');
});

test('se ensaya de fondo, con su avance', async () => {
  actual = ensayada({ estado: 'columnas', resumen: null });
  await abrir('/colegio/importar/7');
  await userEvent.type(await screen.findByLabelText('Total de saldos de apertura'), '2500,49');
  await userEvent.click(await boton('Ensayar'));
  expect(await screen.findByRole('progressbar', { name: 'Comparando con lo que hay' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ensayar' })).not.toBeInTheDocument();
});

test('de los saldos a favor se dice cuánto tiene que entrar, y cuánto entra y se rechaza', async () => {
  const hojas = ensayada().hojas.map((hoja) => ({ ...hoja, entidad: 'saldos_a_favor' as const }));
  const cuentas = [{ entidad: 'saldos_a_favor' as const, crea: 2, cambia: 0, igual: 0, rechaza: 1 }];
  const { resumen } = ensayada();
  actual = ensayada({
    ...{ hojas, controles: { deudas: null, pagos: null, saldos_a_favor: '1280.86', sanciones: null } },
    resumen: resumen && { ...resumen, cuentas, saldos_a_favor: { entra: '1280.85', rechazado: '7.00' } },
    diferencias: [{ que: 'saldos_a_favor', difiere: '-0.01' }],
  });
  await abrir('/colegio/importar/7');
  expect(await screen.findByRole('table', { name: 'Totales' }, { timeout: 8000 })).toHaveTextContent(
    /Saldos a favor.*1\.280,85.*7,00.*1\.280,86/,
  );
  expect(screen.getByText(/^Saldos a favor no da el total de control/)).toBeInTheDocument();
  expect(await boton('Aceptar')).toBeDisabled();
  const total = screen.getByLabelText('Total de saldos a favor');
  expect(total).toHaveValue('1.280,86');
  let pedido: unknown;
  responder(R.ensayarImportacion, async ({ request }) => {
    pedido = await request.json();
    return actual;
  });
  await userEvent.clear(total);
  await userEvent.type(total, '1280,85');
  await userEvent.click(await boton('Ensayar de nuevo'));
  await waitFor(() =>
    expect(pedido).toEqual({ controles: { deudas: null, pagos: null, saldos_a_favor: '1280.85', sanciones: null } }),
  );
});

test('lo ensayado dice cuántas filas, los totales y por qué se rechazan; se acepta sin ellas, una sola vez', async () => {
  actual = ensayada();
  await abrir('/colegio/importar/7');
  const cuentas = await screen.findByRole('table', { name: 'Filas por hoja' }, { timeout: 8000 });
  expect(within(cuentas).getByRole('row', { name: /Saldos de apertura/ })).toHaveTextContent('Saldos de apertura1011');
  expect(screen.getByRole('table', { name: 'Totales' })).toHaveTextContent(/2\.500,49.*10,00/);
  expect(screen.getByRole('table', { name: 'Motivos de rechazo' })).toHaveTextContent('El importe es cero');
  await userEvent.click(await boton('Aceptar'));
  const dialogo = await screen.findByRole('dialog', { name: '¿Aceptar la importación?' }, { timeout: 8000 });
  expect(dialogo).toHaveTextContent(/1 filas, todas o ninguna.*Las 1 rechazadas quedan afuera/);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByRole('progressbar', { name: 'Escribiendo saldos y pagos' })).toBeInTheDocument();
  expect(pedidos).toMatchObject([{ que: 'aceptar', version: '"5"', clave: expect.any(String) }]);
});

test('lo que se suspende se dice antes de aceptar, con cada matrícula', async () => {
  const { resumen } = ensayada();
  const cambios = [{ campo: 'estado de T-40.001', antes: 'activo', ahora: 'suspendido' }];
  actual = ensayada({
    resumen: resumen && {
      ...{ ...resumen, suspenden: 1 },
      cambios: [{ hoja: 'Sanciones', fila: 2, clave: 'C-12/2023', cambios }],
    },
  });
  await abrir('/colegio/importar/7');
  const dicho = /Las sanciones suspenden 1 matrícula, y a cada técnico se le avisa/;
  expect(await screen.findByText(dicho, {}, { timeout: 8000 })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Las primeras 1 filas que cambian algo'));
  expect(screen.getByRole('table', { name: 'Filas que cambian' })).toHaveTextContent(
    'estado de T-40.001: activo → suspendido',
  );
  await userEvent.click(await boton('Aceptar'));
  const dialogo = await screen.findByRole('dialog', { name: '¿Aceptar la importación?' }, { timeout: 8000 });
  expect(dialogo).toHaveTextContent(dicho);
});

test.each<[string, Partial<NonNullable<Importacion['resumen']>['cuentas'][number]>, RegExp]>([
  ['con sanciones', { entidad: 'sanciones' }, /pueden suspender matrículas.*ensayala de nuevo/],
  ['sin sanciones', { entidad: 'deudas' }, /Nadie recibe una carta todavía/],
  ['con sanciones que ya estaban', { entidad: 'sanciones', crea: 0, cambia: 1 }, /Nadie recibe una carta todavía/],
])(
  'la que se ensayó antes de que se contaran las suspensiones, %s, no dice que no hay ninguna si puede haberla',
  async (_, cuenta, dicho) => {
    const { resumen } = ensayada();
    const cuentas = [{ ...{ entidad: 'deudas' as const, crea: 1, cambia: 0, igual: 0, rechaza: 0 }, ...cuenta }];
    actual = ensayada({ resumen: resumen && { ...resumen, cuentas } });
    await abrir('/colegio/importar/7');
    await userEvent.click(await boton('Aceptar'));
    const dialogo = await screen.findByRole('dialog', { name: '¿Aceptar la importación?' }, { timeout: 8000 });
    expect(dialogo).toHaveTextContent(dicho);
  },
);

test.each<[string, Partial<Importacion>, string]>([
  ['sin ensayar', { estado: 'columnas', resumen: null }, 'Primero ensayala.'],
  ['que no cierra', { diferencias: [{ que: 'deudas', difiere: '0.01' }] }, 'Los totales no son los de control.'],
])('una %s no se acepta, y se dice por qué', async (_, cambios, motivo) => {
  actual = ensayada(cambios);
  await abrir('/colegio/importar/7');
  expect(await screen.findByText(motivo)).toBeInTheDocument();
  expect(await boton('Aceptar')).toBeDisabled();
});

test('lo que falló se dice, y lo aceptado ofrece invitar por tandas', async () => {
  actual = ensayada({ estado: 'fallida', falla: 'Desde el ensayo cambió algo.' });
  const router = await abrir('/colegio/importar/7');
  expect(await screen.findByRole('alert')).toHaveTextContent('Desde el ensayo cambió algo.');
  expect(await boton('Ensayar de nuevo')).toBeInTheDocument();
  actual = ensayada({ id: 9, estado: 'aceptada', por_invitar: 120, invitados: 5 });
  responder(R.invitarImportados, () => ({
    message: 'Salen 100 cartas. Quedan 20 personas por invitar.',
    por_invitar: 20,
  }));
  await router.navigate('/colegio/importar/9');
  expect(await screen.findByText(/5 personas invitadas y 120 por invitar/)).toBeInTheDocument();
  expect(screen.getByText(/Al aceptarla se pidió una conciliación/)).toBeInTheDocument();
  await userEvent.click(await boton('Mandar las invitaciones'));
  expect(await screen.findByText('Salen 100 cartas. Quedan 20 personas por invitar.')).toBeInTheDocument();
});

test('quien no importa no tiene la pantalla', async () => {
  await abrir('/colegio/importar', ['mesa']);
  expect(screen.queryByRole('button', { name: 'Subir un archivo' })).not.toBeInTheDocument();
});
