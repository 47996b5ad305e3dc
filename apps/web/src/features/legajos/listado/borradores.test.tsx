import { type BorradorDeLista, rutasDeBorradores, rutasDeListaDeBorradores } from '@colega/contract/borradores';
import { guardarBorrador as guardarEnElDispositivo } from '@colega/web-kit/lib/borradores/almacen-de-borradores.ts';
import { anotarCopia, copiaDe } from '@colega/web-kit/lib/borradores/copias.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { claims } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Borradores } from './borradores.tsx';

const borrador = (cambios: Partial<BorradorDeLista> = {}): BorradorDeLista => ({
  ...{ id: '5f0c7a52-6a57-4d6e-9d2f-0a3a3c1f9b11', version: 3, nombre: 'legajo-manual', que: 'Legajo Manual' },
  ...{ detalle: 'GOMEZ ANA · Calle 50 1234', paso: 'COMITENTE', falta: ['UBICACIÓN', 'CONTRATO'] },
  ...{ enlace: '/app/ejercicio/legajo/manual', dispositivo: 'Chrome en Android' },
  ...{ creado_en: '2026-03-20T14:00:00.000Z', actualizado_en: '2026-03-20T15:00:00.000Z' },
  se_guarda_hasta: '2026-06-18',
  ...cambios,
});
const muchos = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, i) => borrador({ id: `${i}`, detalle: `Obra ${i}` }));
const abrir = (items: BorradorDeLista[]) => {
  responder(rutasDeListaDeBorradores.borradores, () => pagina(items));
  return dibujar(<Borradores />);
};

beforeEach(() => iniciarSesion());

test('cada uno dice qué es, qué le falta, dónde se cargó y hasta cuándo se guarda, y se sigue con un toque', async () => {
  abrir([
    borrador(),
    borrador({ id: 'b', que: 'Certificado: CAIE', detalle: '', falta: [], enlace: '/app/x?anexo=3' }),
  ]);
  const seccion = within(await screen.findByRole('region', { name: 'Tenés 2 borradores sin guardar' }));
  expect(seccion.getByRole('link', { name: 'Legajo Manual: GOMEZ ANA · Calle 50 1234' })).toHaveAttribute(
    'href',
    '/app/ejercicio/legajo/manual?borrador=5f0c7a52-6a57-4d6e-9d2f-0a3a3c1f9b11',
  );
  expect(seccion.getByText('Falta: UBICACIÓN, CONTRATO')).toBeInTheDocument();
  expect(seccion.getAllByText('20/03/2026 12:00, Chrome en Android. Se guarda hasta el 18/06/2026.')).toHaveLength(2);
  expect(seccion.getByRole('link', { name: 'Certificado: CAIE del 20/03/2026 12:00' })).toHaveAttribute(
    'href',
    '/app/x?anexo=3&borrador=b',
  );
  expect(seccion.getByText('No le falta nada: revisalo y guardalo')).toBeInTheDocument();
});

test.each([
  ['primero', false],
  ['debajo', true],
])('los que llegan tarde van %s (ya se está usando: %s): nada se mueve bajo el dedo', async (donde, enUso) => {
  let llegar: () => void = () => undefined;
  const llegada = new Promise<void>((listo) => {
    llegar = listo;
  });
  responder(rutasDeListaDeBorradores.borradores, async () => {
    await llegada;
    return pagina([borrador()]);
  });
  dibujar(
    <Borradores>
      <button type="button">Filtrar</button>
    </Borradores>,
  );
  const filtrar = screen.getByRole('button', { name: 'Filtrar' });
  if (enUso) await userEvent.click(filtrar);
  llegar();
  const suyo = await screen.findByRole('region', { name: 'Tenés 1 borrador sin guardar' });
  const sigue = suyo.compareDocumentPosition(filtrar);
  expect(sigue & Node.DOCUMENT_POSITION_FOLLOWING ? 'primero' : 'debajo').toBe(donde);
});

test('de muchos se ven tres, y los demás cuando se piden', async () => {
  abrir(muchos(5));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver los 5' }));
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Ver los/ })).toBeNull();
});

test('sin ninguno no hay nada', async () => {
  let pedidos = 0;
  responder(rutasDeListaDeBorradores.borradores, () => {
    pedidos += 1;
    return pagina([]);
  });
  dibujar(<Borradores />);
  await waitFor(() => expect(pedidos).toBe(1));
  expect(screen.queryByRole('region')).toBeNull();
});

const SOLO_ACA = 'Lo último está solo en este dispositivo: todavía no subió al Colegio.';
const PORTAL = {
  ...{ que: 'Legajo Manual', detalle: 'LOPEZ LUIS', paso: 'TAREAS', falta: ['CONTRATO'] },
  ...{ enlace: '/app/ejercicio/legajo/manual', formulario: 1 },
};
/** Put aside without network, or left there. */
const dejarSinSubir = (id: string, nombre: string) => {
  const recorrido = { actual: 'datos', visitados: ['datos'], completos: [], conError: [] };
  const { user_id } = claims();
  guardarEnElDispositivo(user_id, nombre, { borrador: { x: 1 }, recorrido, intento: null, version: 1 });
  const copia = { ...copiaDe({ id, version: 0, valores: '' }), huella: '', porSubir: PORTAL };
  anotarCopia(user_id, nombre, copia);
};

test.each([
  ['apartado', 'legajo-manual~a', '/app/ejercicio/legajo/manual?borrador=a'],
  ['en curso', 'legajo-manual', '/app/ejercicio/legajo/manual'],
])(
  'sin red está también el que solo tiene este dispositivo (%s); al subir sigue en su renglón',
  async (_cual, nombre, href) => {
    dejarSinSubir('a', nombre);
    let items = [borrador()];
    responder(rutasDeBorradores.guardarBorrador, () => problema(503, 'Ahora no.'));
    abrir(items);
    responder(rutasDeListaDeBorradores.borradores, () => pagina(items));
    const seccion = within(await screen.findByRole('region', { name: 'Tenés 2 borradores sin guardar' }));
    expect(seccion.getByRole('link', { name: 'Legajo Manual: LOPEZ LUIS' })).toHaveAttribute('href', href);
    expect(seccion.getByText('Falta: CONTRATO')).toBeInTheDocument();
    expect(seccion.getByText(SOLO_ACA)).toBeInTheDocument();
    expect(seccion.getAllByRole('button', { name: /^Quitar el borrador/ })).toHaveLength(1);
    responder(rutasDeBorradores.guardarBorrador, ({ params }) => {
      items = [borrador({ id: String(params.id), detalle: 'LOPEZ LUIS' }), borrador()];
      return { id: String(params.id), version: 1, actualizado_en: '2026-03-20T15:00:00.000Z' };
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(SOLO_ACA)).toBeNull());
    expect(screen.getByRole('region', { name: 'Tenés 2 borradores sin guardar' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Legajo Manual: LOPEZ LUIS' })).toBeInTheDocument();
  },
);

test('el que ya está arriba y tiene algo más acá es uno solo; si no se puede leer la lista, los de acá están', async () => {
  dejarSinSubir(borrador().id, 'legajo-manual');
  dejarSinSubir('b', 'legajo-manual~b');
  responder(rutasDeBorradores.guardarBorrador, () => problema(503, 'Ahora no.'));
  const { unmount } = abrir([borrador()]);
  expect(await screen.findByRole('region', { name: 'Tenés 2 borradores sin guardar' })).toBeInTheDocument();
  unmount();
  responder(rutasDeListaDeBorradores.borradores, () => problema(503, 'Ahora no.'));
  dibujar(<Borradores />);
  expect(await screen.findByRole('region', { name: 'Tenés 2 borradores sin guardar' })).toBeInTheDocument();
});

test('quitarlo pregunta, y deja de estar', async () => {
  let items = [borrador()];
  const quitados: string[] = [];
  responder(rutasDeListaDeBorradores.borradores, () => pagina(items));
  responder(rutasDeBorradores.quitarBorrador, ({ params }) => {
    quitados.push(String(params.id));
    items = [];
    return { id: String(params.id) };
  });
  dibujar(<Borradores />);
  await userEvent.click(await screen.findByRole('button', { name: /^Quitar el borrador Legajo Manual/ }));
  const dialogo = within(await screen.findByRole('dialog', { name: '¿Quitar este borrador?' }));
  expect(quitados).toEqual([]);
  await userEvent.click(dialogo.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(quitados).toEqual(['5f0c7a52-6a57-4d6e-9d2f-0a3a3c1f9b11']);
});

test('al quitar uno el foco queda en los que siguen; al quitar el último, en la página', async () => {
  let items = muchos(2);
  responder(rutasDeListaDeBorradores.borradores, () => pagina(items));
  responder(rutasDeBorradores.quitarBorrador, ({ params }) => {
    items = items.filter(({ id }) => id !== params.id);
    return { id: String(params.id) };
  });
  dibujar(
    <main id="contenido" tabIndex={-1}>
      <Borradores />
    </main>,
  );
  for (const lugar of [
    () => screen.getByRole('heading', { name: 'Tenés 1 borrador sin guardar' }),
    () => screen.getByRole('main'),
  ]) {
    const [quitar = document.body] = await screen.findAllByRole('button', { name: /^Quitar el borrador/ });
    await userEvent.click(quitar);
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Quitar este borrador?' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(lugar()).toHaveFocus());
  }
});
