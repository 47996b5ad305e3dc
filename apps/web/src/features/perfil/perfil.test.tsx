import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeCalendario } from '@colega/contract/tablero';
import { bloqueo, causa, matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import Contacto from './contacto/contacto.tsx';
import DatosPersonales from './datos-personales/datos-personales.tsx';
import Titulo from './titulo/titulo.tsx';

const { persona: rutaPersona, matriculas, bloqueos, causas } = rutasDePerfil;

beforeEach(() => {
  iniciarSesion();
  responder(rutaPersona, persona());
  responder(matriculas, pagina([matricula()]));
  responder(bloqueos, pagina([]));
  responder(causas, pagina([]));
  responder(rutasDeCalendario.direccionDeCalendario, { direccion: null });
});

const datos = () => dibujar(<DatosPersonales />, { direccion: '/app/perfil/datosPersonales' });
const titulo = () => dibujar(<Titulo />, { direccion: '/app/perfil/titulo' });
const contacto = () => dibujar(<Contacto />, { direccion: '/app/perfil/contacto' });

const pares = (lugar: HTMLElement): string[] =>
  within(lugar)
    .getAllByRole('term')
    .map((nombre) => `${nombre.textContent}: ${nombre.nextElementSibling?.textContent}`);

test('las pestañas son enlaces y la activa es la de la dirección [PER-001]', async () => {
  const { router } = datos();
  const pestania = (name: string) => screen.findByRole('tab', { name });
  expect((await pestania('Datos personales')).getAttribute('aria-selected')).toBe('true');
  expect(await pestania('Título')).toHaveAttribute('href', '/app/perfil/titulo');
  expect(await pestania('Contacto')).toHaveAttribute('href', '/app/perfil/contacto');
  (await pestania('Título')).focus();
  await userEvent.keyboard(' ');
  expect(router.state.location.pathname).toBe('/app/perfil/titulo');
  expect((await pestania('Título')).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(await pestania('Contacto'));
  expect(router.state.location.pathname).toBe('/app/perfil/contacto');
  await router.navigate(-1);
  await waitFor(async () => expect((await pestania('Título')).getAttribute('aria-selected')).toBe('true'));
});

test('Datos personales muestra foto, firma y cada dato [PER-002]', async () => {
  responder(
    rutaPersona,
    persona({ imagen_perfil: { content_url: '/foto?firma=1' }, firma: { content_url: '/firma?firma=1' } }),
  );
  datos();
  const seccion = await screen.findByRole('region', { name: 'Datos personales' });
  expect(pares(seccion)).toEqual([
    'Apellido y nombre: García, María Elena',
    'DNI: 20.456.789',
    'CUIT: 27-20456789-1',
    'Distrito: Distrito I',
    'Fecha de alta: 02/03/2009',
    'Nacionalidad: Argentina',
    'Fecha de nacimiento: 14/09/1968',
    'Género: Femenino',
  ]);
  expect(screen.getByAltText('Foto de María Elena García')).toHaveAttribute('src', '/foto?firma=1');
  expect(screen.getByAltText('Firma de María Elena García')).toHaveAttribute('src', '/firma?firma=1');
});

test('lo que está mal se pide en el distrito, con su dirección, teléfono y correo', async () => {
  const contacto = { domicilio: 'Alsina 200', telefono: '(0291) 555-0107', correo: 'vii@colegio.example' };
  responder(rutaPersona, persona({ distrito: { id: 7, nombre: 'Distrito VII', contacto } }));
  datos();
  expect(await screen.findByText(/Distrito VII: Alsina 200, teléfono \(0291\) 555-0107,/)).toBeVisible();
  expect(screen.getByRole('link', { name: contacto.correo })).toHaveAttribute('href', `mailto:${contacto.correo}`);
});

test('lo que el Colegio no tiene se dice: silueta, firma y datos sin informar', async () => {
  responder(rutaPersona, persona({ nacionalidad: null, fecha_nacimiento: null, genero: null }));
  datos();
  expect(await screen.findByText('Sin firma registrada')).toBeInTheDocument();
  expect(screen.getByText('Sin foto registrada')).toBeInTheDocument();
  expect(screen.getAllByText('Sin informar')).toHaveLength(3);
});

test('una foto cuya dirección venció se vuelve a pedir; si tampoco viene, queda la silueta y se dice que la hay', async () => {
  let lecturas = 0;
  const firma = { content_url: '/firma' };
  responder(rutaPersona, () => persona({ imagen_perfil: { content_url: `/foto?vez=${++lecturas}` }, firma }));
  datos();
  const foto = await screen.findByAltText('Foto de María Elena García');
  fireEvent.error(foto);
  await waitFor(() => expect(screen.getByAltText(/^Foto de/)).toHaveAttribute('src', '/foto?vez=2'));
  fireEvent.error(screen.getByAltText(/^Foto de/));
  expect(await screen.findByText('No se pudo mostrar la foto')).toBeInTheDocument();
  expect(lecturas).toBe(2);
  for (let veces = 0; veces < 2 && screen.queryByAltText(/^Firma de/); veces += 1)
    fireEvent.error(screen.getByAltText(/^Firma de/));
  expect(await screen.findByText('No se pudo mostrar la firma')).toBeInTheDocument();
  expect(screen.queryByText(/registrada$/)).not.toBeInTheDocument();
});

test('Título muestra de cada matrícula alta, código, estado, título e institución [PER-003, PER-009]', async () => {
  const estado = { ...matricula().estado, clave: 'anulado', nombre: 'Anulado' };
  responder(matriculas, pagina([matricula(), matricula({ id: 2, codigo: 'T-18902', estado })]));
  titulo();
  const renglones = await screen.findAllByRole('listitem', { name: /Matrícula/ });
  expect(renglones).toHaveLength(2);
  const [primera, segunda] = renglones.map((renglon) => within(renglon));
  expect(primera?.getByRole('heading', { name: 'Matrícula T-12345' })).toBeInTheDocument();
  expect(primera?.getByText('Activo')).toBeInTheDocument();
  expect(pares(renglones[0] ?? document.body)).toEqual([
    'Fecha de alta: 02/03/2009',
    'Título: Maestro Mayor de Obras',
    'Código de título: MMO',
    'Institución: E.E.S.T. N.º 5 de La Plata',
  ]);
  expect(segunda?.getByText('Anulado')).toBeInTheDocument();
});

test('los bloqueos se muestran solo si hay alguno vigente y visible, y solo esos [PER-004, PER-010]', async () => {
  const { tipo_bloqueo } = bloqueo();
  const cerrado = bloqueo({ id: 2, vigente: false, motivo: 'Ya levantado.' });
  const oculto = bloqueo({ id: 3, motivo: 'Interno.', tipo_bloqueo: { ...tipo_bloqueo, visible: false } });
  responder(bloqueos, pagina([cerrado, oculto]));
  const { unmount } = titulo();
  await screen.findByText(/No tenés causas/);
  expect(screen.queryByRole('region', { name: 'Bloqueos' })).toBeNull();
  unmount();
  responder(bloqueos, pagina([bloqueo(), cerrado, oculto]));
  titulo();
  const seccion = within(await screen.findByRole('region', { name: 'Bloqueos' }));
  expect(seccion.getAllByRole('listitem').map((renglon) => renglon.textContent)).toEqual([
    'Documentación pendienteVigenteDesde: 12/10/2026 · Hasta: sin fechaMotivo: Falta presentar la constancia de domicilio.',
  ]);
});

test('de cada causa: fechas, número, estado, descripción y situación con su tono [PER-005, PER-011]', async () => {
  const clases = ['success', 'info', 'warning', 'danger'] as const;
  responder(
    causas,
    pagina(
      clases.map((clase, i) =>
        causa({ id: i, numero: `${i}-2026`, situacion_actual: { class: clase, mensaje: `Situación ${clase}` } }),
      ),
    ),
  );
  titulo();
  const seccion = within(await screen.findByRole('region', { name: 'Causas' }));
  const renglones = seccion.getAllByRole('listitem');
  expect(renglones).toHaveLength(4);
  const [primera = document.body] = renglones;
  expect(within(primera).getByRole('heading', { name: 'Causa 0-2026' })).toBeInTheDocument();
  expect(within(primera).getByText('En trámite')).toBeInTheDocument();
  expect(within(primera).getByText(causa().descripcion)).toBeInTheDocument();
  expect(pares(primera)).toEqual([
    'Vigente desde: 01/06/2026',
    'Fecha del estado: 15/09/2026',
    'Situación actual: Situación success',
  ]);
  const tonos = clases.map((clase) => seccion.getByText(`Situación ${clase}`).closest('[style*="--mantine-color"]'));
  expect(tonos.map((nodo) => /--mantine-color-([a-z]+)-/.exec(nodo?.getAttribute('style') ?? '')?.[1])).toEqual([
    'green',
    'petroleo',
    'yellow',
    'red',
  ]);
});

test('se ven las últimas cinco causas y, si hay más, todas a pedido', async () => {
  const limites: (string | null)[] = [];
  responder(causas, ({ request }) => {
    const limit = new URL(request.url).searchParams.get('limit');
    limites.push(limit);
    const items = Array.from({ length: 7 }, (_, i) => causa({ id: i, numero: `${i}-2026` }));
    return pagina(items.slice(0, Number(limit)), 2, 1, 7);
  });
  titulo();
  await userEvent.click(await screen.findByRole('button', { name: 'Ver las 7 causas' }));
  expect(await screen.findByRole('heading', { name: 'Causa 6-2026' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ver las/ })).toBeNull();
  expect(limites).toEqual(['5', '100']);
});

test('cada parte de Título falla por su cuenta', async () => {
  responder(matriculas, () => problema(400, 'No vino'));
  titulo();
  expect(await screen.findByText(mensajes.error_cargar_matriculas)).toBeInTheDocument();
  expect(await screen.findByText(/No tenés causas/)).toBeInTheDocument();
  responder(matriculas, pagina([matricula()]));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Matrícula T-12345' })).toBeInTheDocument();
});

test('Contacto muestra los dos domicilios enteros [PER-006]', async () => {
  contacto();
  expect(pares(await screen.findByRole('region', { name: 'Domicilio legal' }))).toEqual([
    'Calle: Calle 8',
    'Número: 900',
    'Piso: 2',
    'Departamento: A',
    'Localidad: La Plata',
    'Código postal: 1900',
    'Partido: La Plata',
  ]);
  expect(pares(screen.getByRole('region', { name: 'Domicilio real' }))).toEqual([
    'Calle: Calle 50',
    'Número: 123',
    'Piso: —',
    'Departamento: —',
    'Localidad: La Plata',
    'Código postal: 1900',
    'Partido: La Plata',
  ]);
});

test('los teléfonos reales y legales, cada uno con su área, y el correo [PER-007]', async () => {
  responder(
    rutaPersona,
    persona({
      telefonos: [
        { codigo_area: '221', numero: '4556677', tipo_contacto: 'R' },
        { codigo_area: '221', numero: '155001122', tipo_contacto: 'R' },
        { codigo_area: '11', numero: '42430011', tipo_contacto: 'L' },
      ],
    }),
  );
  contacto();
  expect(pares(await screen.findByRole('region', { name: 'Teléfonos y correo' }))).toEqual([
    'Teléfono real: (221) 4556677(221) 155001122',
    'Teléfono legal: (11) 42430011',
    'Correo electrónico: mgarcia@example.com',
  ]);
});
