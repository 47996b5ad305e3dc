import { mensajes } from '@colega/contract/mensajes';
import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { rutasDeTablero } from '@colega/contract/tablero';
import {
  bloqueo,
  carnet,
  matricula,
  pendiente,
  persona,
  personaSuspendida,
  tablero,
} from '@colega/web-kit/testing/datos-de-personas.ts';
import { configuracion, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { dibujar, iniciarSesion } from '@colega/web-kit/testing/dibujar.tsx';
import { problema, responder } from '@colega/web-kit/testing/servidor.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { guardarCopia, leerCopia } from './credencial/copia-guardada.ts';
import { Tablero } from './tablero.tsx';

const { persona: rutaPersona, matriculas, bloqueos } = rutasDePerfil;
const { permisosDePersona } = rutasDeSesion;

beforeEach(() => {
  iniciarSesion();
  responder(rutasDeReferencias.configuracion, configuracion());
  responder(permisosDePersona, permisos());
  responder(rutaPersona, persona());
  responder(matriculas, pagina([matricula()]));
  responder(bloqueos, pagina([]));
  responder(rutasDeTablero.carnetVigente, carnet());
  responder(rutasDeTablero.tablero, tablero());
});

const abrir = (existe: (path: string) => boolean = () => true) => dibujar(<Tablero />, { existe });
const tarjeta = async (nombre: string) => within(await screen.findByRole('region', { name: nombre }));
const estado = (cambios: Partial<ReturnType<typeof matricula>['estado']>) => ({ ...matricula().estado, ...cambios });

test('saluda por el nombre, lo llama Colega y muestra sus tarjetas, sin las noticias [DAS-002, DAS-003, DAS-019, LAY-002]', async () => {
  abrir();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hola, María Elena' })).toBeInTheDocument();
  expect(screen.getByText('¿Qué querés hacer hoy, Colega?')).toBeInTheDocument();
  const nombres = screen.getAllByRole('heading', { level: 2 }).map((titulo) => titulo.textContent);
  expect(nombres).toEqual([
    ...['Ejercicio', 'Para hacer', 'Lo que debés'],
    ...['Cuenta', 'Bloqueos', 'Datos personales', 'Credencial digital'],
  ]);
});

test('con algo para hacer, el teléfono tiene cómo llegar a eso de entrada; sin nada, no', async () => {
  const { unmount } = abrir();
  expect(await screen.findByText(/No tenés nada pendiente/)).toBeInTheDocument();
  expect(screen.queryByText('Ver lo que tenés para hacer')).toBeNull();
  unmount();
  responder(rutasDeTablero.tablero, tablero([pendiente()]));
  abrir();
  await userEvent.click(await screen.findByText('Ver lo que tenés para hacer'));
  expect(screen.getByRole('heading', { name: 'Para hacer' })).toHaveFocus();
});

test('Cuenta lista las matrículas no anuladas con su estado y los bloqueos vigentes [DAS-004, DAS-005, DAS-022]', async () => {
  const suspendido = estado({
    id: 2,
    clave: 'suspendido',
    nombre: 'Suspendido',
    color: '#ffe3e3',
    color_texto: '#8f1d1d',
  });
  const anulado = estado({ id: 7, clave: 'anulado', nombre: 'Anulado' });
  const registro = estado({ id: 6, clave: 'registro', nombre: 'Registro', abreviatura: 'R' });
  responder(
    matriculas,
    pagina([
      matricula({ codigo: 'T-1', estado: suspendido }),
      matricula({ id: 2, codigo: 'T-2', estado: anulado }),
      matricula({ id: 3, codigo: 'R-3', estado: registro }),
    ]),
  );
  const tipo_bloqueo = { ...bloqueo().tipo_bloqueo, nombre_corto: 'Vencido' };
  responder(bloqueos, pagina([bloqueo(), bloqueo({ id: 2, vigente: false, tipo_bloqueo })]));
  abrir();
  const cuenta = await tarjeta('Cuenta');
  const renglones = await cuenta.findAllByRole('listitem');
  expect(await cuenta.findAllByText('Documentación')).toHaveLength(2);
  expect(renglones.map((renglon) => renglon.textContent)).toEqual([
    expect.stringMatching(/^Matrícula T-1.*SuspendidoDocumentación$/),
    expect.stringMatching(/^Registro R-3.*RegistroDocumentación$/),
  ]);
  expect(cuenta.getByText('Suspendido').closest('.mantine-Badge-root, [style]')).toHaveStyle({
    backgroundColor: '#ffe3e3',
    color: '#8f1d1d',
  });
});

test('la matrícula activa de quien no puede ejercer no dice «Activo», y una R es un registro', async () => {
  const registro = matricula({ id: 2, codigo: 'R-02.114', habilitada: false });
  responder(matriculas, pagina([matricula({ habilitada: false }), registro]));
  abrir();
  const cuenta = await tarjeta('Cuenta');
  expect(await cuenta.findAllByText('No habilitada')).toHaveLength(2);
  expect(cuenta.queryByText('Activo')).not.toBeInTheDocument();
  expect(cuenta.getByText('Registro R-02.114')).toBeInTheDocument();
});

test('Cupones y Liquidar llevan a la cuenta; sin permiso Liquidar no, y dice por qué [DAS-006, DAS-007]', async () => {
  const { unmount } = abrir();
  let cuenta = await tarjeta('Cuenta');
  expect(cuenta.getByRole('link', { name: 'Cupones' })).toHaveAttribute('href', '/app/cuenta/resumenCuenta/cupones');
  expect(await cuenta.findByRole('link', { name: 'Liquidar' })).toHaveAttribute('href', '/app/cuenta/liquidar');
  unmount();
  responder(permisosDePersona, permisos({ liquidar: false }));
  abrir();
  cuenta = await tarjeta('Cuenta');
  expect(await cuenta.findByText(mensajes.sin_habilidad_liquidar)).toBeInTheDocument();
  expect(cuenta.getByRole('button', { name: 'Liquidar' })).toBeDisabled();
  expect(cuenta.getByRole('link', { name: 'Cupones' })).toBeInTheDocument();
});

test('lo que todavía no está en el portal se anuncia y no lleva a ningún lado', async () => {
  abrir((path) => !path.startsWith('/app/perfil'));
  const datos = await tarjeta('Datos personales');
  expect(datos.getByRole('button', { name: 'Ver mis datos' })).toHaveAccessibleDescription(/Pronto/);
});

test('Bloqueos dice de cada uno nombre, desde, hasta, si está activo y el motivo [DAS-008, DAS-009]', async () => {
  const rangos = [
    { estado: 'inicio', fecha: '2026-01-05' },
    { estado: 'fin', fecha: '2026-02-10' },
  ] as const;
  responder(bloqueos, pagina([bloqueo(), bloqueo({ id: 2, vigente: false, motivo: 'Título.', rangos: [...rangos] })]));
  abrir();
  const renglones = await (await tarjeta('Bloqueos')).findAllByRole('listitem');
  expect(renglones.map((renglon) => renglon.textContent)).toEqual([
    'Documentación pendienteVigenteDesde: 12/10/2026 · Hasta: sin fechaMotivo: Falta presentar la constancia de domicilio.',
    'Documentación pendienteLevantadoDesde: 05/01/2026 · Hasta: 10/02/2026Motivo: Título.',
  ]);
});

test('Ejercicio lleva a los legajos, al selector y a cada cálculo, y explica los certificados [DAS-010, DAS-011, DAS-012]', async () => {
  abrir();
  const ejercicio = await tarjeta('Ejercicio');
  const destino = async (name: string) => (await ejercicio.findByRole('link', { name })).getAttribute('href');
  expect(await destino('Nuevo legajo')).toBe('/app/seleccionarLegajo');
  expect(await destino('Legajos')).toBe('/app/ejercicio/legajos/listado');
  expect(await destino('Manual')).toBe('/app/ejercicio/legajo/manual');
  expect(await destino('Automático')).toBe('/app/ejercicio/legajo/automatico');
  expect(ejercicio.getByText('Cómo cargar un certificado')).toBeInTheDocument();
  expect(ejercicio.getByText(/sección Certificados/)).toBeInTheDocument();
});

test('sin Ejercicio no hay legajo nuevo de ninguna clase, y la lista sigue abierta', async () => {
  responder(permisosDePersona, permisos({ ejercicio: false }));
  abrir();
  const ejercicio = await tarjeta('Ejercicio');
  expect(await ejercicio.findByText(mensajes.sin_habilidad_ejercicio_en_inicio)).toBeInTheDocument();
  for (const name of ['Nuevo legajo', 'Manual', 'Automático'])
    expect(ejercicio.getByRole('button', { name })).toHaveAccessibleDescription(
      mensajes.sin_habilidad_ejercicio_en_inicio,
    );
  expect(ejercicio.getByRole('button', { name: 'Manual' })).toBeDisabled();
  expect(ejercicio.getByRole('link', { name: 'Legajos' })).toBeInTheDocument();
});

test('Datos personales muestra domicilio, teléfonos residenciales y correo, con el camino a sus datos [DAS-017, DAS-018]', async () => {
  responder(
    rutaPersona,
    persona({
      domicilio_real: { calle: 'Calle 50', numero: '123', piso: '2', departamento: 'B', localidad: null },
      telefonos: [
        { codigo_area: '221', numero: '4556677', tipo_contacto: 'R' },
        { codigo_area: '11', numero: '42430011', tipo_contacto: 'L' },
      ],
    }),
  );
  abrir();
  const datos = await tarjeta('Datos personales');
  expect(await datos.findByText('Calle 50 123, piso 2, depto. B')).toBeInTheDocument();
  expect(datos.getByText('(221) 4556677')).toBeInTheDocument();
  expect(datos.queryByText(/42430011/)).toBeNull();
  expect(datos.getByText('mgarcia@example.com')).toBeInTheDocument();
  expect(datos.getByRole('link', { name: 'Ver mis datos' })).toHaveAttribute('href', '/app/perfil/datosPersonales');
});

test('la credencial es solo de quien está activo, al día y verificado [DAS-013]', async () => {
  responder(rutaPersona, persona({ es_activo_al_dia_y_verificado: false }));
  abrir();
  expect(await screen.findByText('mgarcia@example.com')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Credencial digital' })).toBeNull();
});

test('de quien ya no puede ejercer no queda en el teléfono la copia de su credencial [S-842]', async () => {
  const imagenes = { foto: null, qr: new Blob(['qr'], { type: 'image/png' }) };
  await guardarCopia({ ...{ persona: persona(), carnet: carnet(), desde: Date.now() }, ...imagenes });
  expect(await leerCopia()).not.toBeNull();
  responder(rutaPersona, personaSuspendida());
  abrir();
  await expect.poll(leerCopia).toBeNull();
});

test('cada tarjeta falla y se reintenta por su cuenta', async () => {
  let intentos = 0;
  responder(matriculas, () => {
    intentos += 1;
    return intentos === 1 ? problema(500, 'Probá de nuevo en unos minutos.') : pagina([matricula()]);
  });
  responder(bloqueos, () => problema(500, 'No'));
  abrir();
  const cuenta = await tarjeta('Cuenta');
  expect(await cuenta.findByText(/No pudimos cargar tus matrículas\. Probá/)).toBeInTheDocument();
  expect(await screen.findByText('mgarcia@example.com')).toBeInTheDocument();
  await userEvent.click(cuenta.getByRole('button', { name: 'Reintentar' }));
  expect(await cuenta.findByText('Matrícula T-12345')).toBeInTheDocument();
  expect(await (await tarjeta('Bloqueos')).findByText(/No pudimos cargar tus bloqueos/)).toBeInTheDocument();
});
