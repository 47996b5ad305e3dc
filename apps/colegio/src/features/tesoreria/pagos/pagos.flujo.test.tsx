import { rutasDePagosRecibidos } from '@colega/contract/dinero';
import { rutasDeOperadores } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { rutasDelRouter } from '../../../app/router.tsx';
import { devolucionDePago, historiaDePago, pagoRecibido, pagosRecibidos } from '../../../testing/datos-de-un-pago.ts';
import { operadorPropio } from '../../../testing/datos-del-colegio.ts';

const R = rutasDePagosRecibidos;
let leido = historiaDePago();
const buscados: URLSearchParams[] = [];
const actos: unknown[] = [];
const anotar = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
  actos.push([params.id, await request.json(), request.headers.get('idempotency-key') !== null]);
  return { id: 12, message: 'Quedó hecho.' };
};
beforeEach(() => {
  leido = historiaDePago();
  buscados.length = 0;
  actos.length = 0;
  responder(R.historiaDePago, () => leido);
  responder(R.pagosRecibidos, ({ request }) => {
    buscados.push(new URL(request.url).searchParams);
    return pagosRecibidos(pagoRecibido(), pagoRecibido({ id: 13, estado: 'deshecho', medio: 'caja' }));
  });
  for (const ruta of [R.revertirPago, R.pedirDevolucion, R.confirmarDevolucion, R.rechazarDevolucion])
    responder(ruta, anotar);
});

const abrir = async (direccion: string, titulo: string | RegExp, roles: Rol[] = ['tesoreria']) => {
  iniciarSesion({ contextos: ['operador_consejo'] });
  responder(rutasDeOperadores.operadorPropio, operadorPropio(roles));
  const router = createMemoryRouter(rutasDelRouter(), { initialEntries: [direccion] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: titulo }, { timeout: 8000 });
  return router;
};
const abrirPago = (roles: Rol[] = ['tesoreria']) =>
  abrir('/colegio/tesoreria/pagos/12', /^Pago 12: \$\s1\.000,00/, roles);
const boton = (nombre: string | RegExp) => screen.getByRole('button', { name: nombre });
const dialogo = (nombre: string) => screen.findByRole('dialog', { name: nombre }, { timeout: 8000 });

test('la lista: lo que se busca y se filtra queda en la dirección, y de un pago se vuelve a ella', async () => {
  const router = await abrir('/colegio/tesoreria/pagos', 'Pagos');
  const tabla = await screen.findByRole('table', { name: 'Pagos' });
  expect(within(tabla).getByRole('row', { name: /^12/ })).toHaveTextContent(
    /28\/11\/2026.*García.*10245.*SiPago.*SP-900.*1\.000,00.*Acreditado/,
  );
  expect(within(tabla).getByRole('row', { name: /^13/ })).toHaveTextContent('Deshecho');
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByLabelText('Buscar un pago'), 'garcia');
  await waitFor(() => expect(router.state.location.search).toContain('texto=garcia'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Estado' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Devuelto', hidden: true }));
  await userEvent.type(screen.getByLabelText('Importe'), '1.000,5');
  await waitFor(() => expect(buscados.at(-1)?.get('importe')).toBe('1000.50'));
  expect(buscados.at(-1)?.get('estado')).toBe('devuelto');
  await userEvent.click(within(tabla).getByRole('link', { name: '12' }));
  await screen.findByRole('heading', { level: 1, name: /^Pago 12/ }, { timeout: 8000 });
  await userEvent.click(screen.getByRole('link', { name: 'Volver a Pagos' }));
  expect(router.state.location.search).toContain('texto=garcia');
});

test('se exporta lo que se filtró, todo y no la página, en CSV y en planilla', async () => {
  const pedidos: string[] = [];
  for (const ruta of [R.pagosRecibidosEnCsv, R.pagosRecibidosEnXlsx])
    responder(ruta, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      pedidos.push(`${pathname.split('/').at(-1)} ${searchParams}`);
      return new Response('x', { headers: { 'content-type': 'text/csv' } });
    });
  await abrir('/colegio/tesoreria/pagos?medio=caja&importe=1.000,5&page=1', 'Pagos');
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar los pagos en CSV' }, { timeout: 8000 }));
  await userEvent.click(boton('Exportar los pagos en XLSX'));
  await waitFor(() => expect(pedidos).toEqual(['csv medio=caja&importe=1000.50', 'xlsx medio=caja&importe=1000.50']));
});

test('el que es de un comprobante del sistema anterior que pagó varias cosas lleva a los demás', async () => {
  leido = historiaDePago({ medio: 'importacion', nombre_del_medio: 'Sistema anterior', externo: '4512' });
  leido.del_mismo_comprobante = [13, 14];
  await abrirPago();
  expect(screen.getByText('Del mismo comprobante')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'pago 13' })).toHaveAttribute('href', '/colegio/tesoreria/pagos/13');
  expect(screen.getByRole('link', { name: 'pago 14' })).toBeInTheDocument();
});

test('un importe que no es se dice en su campo, y no se pregunta', async () => {
  await abrir('/colegio/tesoreria/pagos?importe=mucho', 'Pagos');
  expect(await screen.findByText('Revisá los filtros')).toBeInTheDocument();
  expect(buscados).toEqual([]);
});

test('sin resultados se dice, y lo que no se pudo cargar se reintenta', async () => {
  responder(R.pagosRecibidos, () => problema(503, 'Probá en un momento.'));
  await abrir('/colegio/tesoreria/pagos', 'Pagos');
  await screen.findByText('No pudimos cargar los pagos.');
  responder(R.pagosRecibidos, pagosRecibidos());
  await userEvent.click(boton('Reintentar'));
  expect(await screen.findByRole('button', { name: /Limpiar|Quitar/ })).toBeInTheDocument();
});

test('un pago: qué pagó, qué pasó con él y quién lo hizo, y adónde lleva', async () => {
  await abrirPago();
  expect(screen.getByRole('list', { name: 'Qué pagó' })).toHaveTextContent(/CEP.*20,00 de recargo.*980,00/);
  expect(screen.getByText('Se acreditó: $ 1.000,00')).toBeInTheDocument();
  expect(screen.getByText(/· Rita Cobra/)).toHaveTextContent('28/11/2026, 10:05 · Rita Cobra');
  expect(screen.getByRole('link', { name: 'García, María Elena' })).toHaveAttribute('href', '/colegio/personas/70');
  expect(screen.getByRole('link', { name: 'N.º 2000013' })).toHaveAttribute('href', '/colegio/legajo/9');
  expect(boton('Imprimir el recibo N.º 77')).toBeInTheDocument();
  expect(screen.getByText('Lo que contestó su proveedor')).toBeInTheDocument();
});

test('se deshace un error de hoy: se dice qué pasa, y pide el motivo', async () => {
  leido = historiaDePago({ revertir: { puede: true, porque: null } });
  await abrirPago();
  await userEvent.click(boton('Deshacer: se anotó por error'));
  const abierto = await dialogo('Deshacer el pago 12');
  expect(abierto).toHaveTextContent(/dejan de estar cobrados.*se debe otra vez/);
  await userEvent.click(within(abierto).getByRole('button', { name: 'Deshacer el pago' }));
  expect(await within(abierto).findByText(/obligatorio|completá|requerido/i)).toBeInTheDocument();
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'Era de otro');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Deshacer el pago' }));
  expect(await screen.findByText('Quedó hecho.')).toBeInTheDocument();
  expect(actos).toEqual([['12', { motivo: 'Era de otro' }, true]]);
});

test('se pide devolver a su proveedor; mientras no contesta se dice', async () => {
  await abrirPago();
  await userEvent.click(boton('Devolver por SiPago'));
  const abierto = await dialogo('Devolver el pago 12 por SiPago');
  leido = historiaDePago({
    estado: 'devolviendo',
    devoluciones: [
      devolucionDePago({ por: 'proveedor', estado: 'en_proceso', respuesta: 'Su proveedor no responde.' }),
    ],
    devolver: { puede: false, porque: 'Ya hay una.', proveedor: 'SiPago' },
  });
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'Pagó dos veces');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Pedirlo a SiPago' }));
  expect(await screen.findByText(/Devolución en proceso: \$\s1\.000,00/)).toBeInTheDocument();
  expect(screen.getByText(/Su proveedor no responde\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Devolver/ })).not.toBeInTheDocument();
  expect(actos).toEqual([['12', { por: 'proveedor', motivo: 'Pagó dos veces' }, true]]);
});

test('por transferencia: otra persona la confirma con su banco, su número y su día', async () => {
  leido = historiaDePago({
    estado: 'por_devolver',
    devoluciones: [devolucionDePago()],
    devolver: { puede: false, porque: null, proveedor: null },
  });
  await abrirPago();
  expect(screen.getByText('La pidió Rita Cobra: Pagó dos veces')).toBeInTheDocument();
  await userEvent.click(boton('Confirmar la transferencia'));
  const abierto = await dialogo('Confirmar la devolución');
  responder(R.confirmarDevolucion, () =>
    problema(422, 'Hay datos para corregir.', [{ campo: 'fecha', mensaje: 'Es de antes de que se pidiera.' }]),
  );
  await userEvent.selectOptions(within(abierto).getByLabelText(/^Salió de/), 'provincia');
  await userEvent.type(within(abierto).getByLabelText(/^Número de la transferencia/), 'D-1');
  await userEvent.type(within(abierto).getByLabelText(/^Día de la transferencia/), '27/11/2026');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Confirmar la devolución' }));
  expect(await within(abierto).findByText('Es de antes de que se pidiera.')).toBeInTheDocument();
  responder(R.confirmarDevolucion, anotar);
  const dia = within(abierto).getByLabelText(/^Día de la transferencia/);
  await userEvent.clear(dia);
  await userEvent.type(dia, '28/11/2026');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Confirmar la devolución' }));
  await waitFor(() =>
    expect(actos).toEqual([['3', { banco: 'provincia', comprobante: 'D-1', fecha: '2026-11-28' }, true]]),
  );
});

test('quien la pidió no la confirma, y puede retirarla', async () => {
  leido = historiaDePago({ estado: 'por_devolver', devoluciones: [devolucionDePago({ es_propia: true })] });
  await abrirPago();
  expect(screen.getByText(/La pediste vos/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirmar la transferencia' })).not.toBeInTheDocument();
  await userEvent.click(boton('Retirar el pedido'));
  const abierto = await dialogo('No devolver el pago');
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'No hacía falta');
  await userEvent.click(within(abierto).getByRole('button', { name: 'No devolverlo' }));
  await waitFor(() => expect(actos).toEqual([['3', { motivo: 'No hacía falta' }, true]]));
});

test('la que su proveedor no contesta la deja de pedir otra persona, con su motivo', async () => {
  const enProceso = { por: 'proveedor', estado: 'en_proceso', se_puede_cerrar: true } as const;
  leido = historiaDePago({ estado: 'devolviendo', devoluciones: [devolucionDePago(enProceso)] });
  await abrirPago();
  await userEvent.click(boton('Dejar de pedirla'));
  const abierto = await dialogo('Dejar de pedir la devolución');
  expect(within(abierto).getByText(/miralo antes en su panel/)).toBeInTheDocument();
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'No está en su panel');
  await userEvent.click(within(abierto).getByRole('button', { name: 'Dejar de pedirla' }));
  await waitFor(() => expect(actos).toEqual([['3', { motivo: 'No está en su panel' }, true]]));
});

test('si otra persona decidió antes se dice, y se ve cómo quedó', async () => {
  leido = historiaDePago({ estado: 'por_devolver', devoluciones: [devolucionDePago()] });
  await abrirPago();
  responder(R.rechazarDevolucion, () => problema(409, 'De esa devolución ya decidió otra persona. Mirá cómo quedó.'));
  await userEvent.click(boton('No devolverlo'));
  const abierto = await dialogo('No devolver el pago');
  leido = historiaDePago({ estado: 'devuelto', devolver: { puede: false, porque: null, proveedor: null } });
  await userEvent.type(within(abierto).getByLabelText(/^Motivo/), 'x');
  await userEvent.click(within(abierto).getByRole('button', { name: 'No devolverlo' }));
  expect(await within(abierto).findByText(/ya decidió otra persona/)).toBeInTheDocument();
  expect(await screen.findByText('Devuelto')).toBeInTheDocument();
});

test('quien audita mira y no hace nada; de otro distrito no está', async () => {
  leido = historiaDePago({ revertir: { puede: true, porque: null } });
  await abrirPago(['auditoria']);
  expect(screen.queryByRole('button', { name: /Deshacer|Devolver/ })).not.toBeInTheDocument();
});

test('el que no existe se dice', async () => {
  responder(R.historiaDePago, () => problema(404, 'No encontramos lo que buscás.'));
  await abrir('/colegio/tesoreria/pagos/99', 'Pago');
  expect(screen.getByText('No encontramos ese pago')).toBeInTheDocument();
});
