import type { Legajo } from '@colega/contract/legajos';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { crearLegajo, pedirComo } from './apoyo/crear-legajo.ts';
import { ingresar } from './apoyo/ingresar.ts';
import { ampliarLegajo, confirmarContrato, confirmarOriginal, crearAutomatico } from './apoyo/legajos-por-api.ts';
import { operador } from './apoyo/operador.ts';

test.describe.configure({ mode: 'parallel' });

const NO_SE_EDITA = 'Este legajo no se puede editar';
const NO_SE_AMPLIA = 'Este legajo no se puede ampliar ahora';
const OTRO_IGUAL = 'Cargar otro igual';
const AMPLIAR = ['Ampliar con cálculo automático', 'Ampliar con cálculo manual'];

const confirmado = async (page: Page, modalidad?: string): Promise<Legajo> => {
  const legajo = await crearLegajo(page, modalidad);
  await confirmarOriginal(page, legajo);
  return legajo;
};

type Caso = {
  estado: string;
  hacer: (page: Page) => Promise<Legajo>;
  ofrece: readonly string[];
  noSeEdita?: string;
  noSeAmplia?: string;
};

const SIN_OBSERVACION = 'El legajo no tiene observaciones para responder y ya no se puede editar.';

const CASOS: readonly Caso[] = [
  {
    estado: 'Borrador',
    hacer: crearAutomatico,
    ofrece: ['Confirmar legajo', 'Editar', OTRO_IGUAL, 'Eliminar'],
    noSeAmplia: 'El legajo está en borrador',
  },
  {
    estado: 'Confirmado',
    hacer: (page) => confirmado(page),
    ofrece: [OTRO_IGUAL, ...AMPLIAR, 'Anular legajo'],
    noSeEdita: SIN_OBSERVACION,
  },
  {
    estado: 'Confirmado, con una observación',
    hacer: async (page) => {
      const legajo = await confirmado(page);
      await operador('observar', { legajo: legajo.numero_legajo, texto: 'Falta la partida.' });
      return legajo;
    },
    ofrece: ['Corregir lo observado', OTRO_IGUAL, ...AMPLIAR, 'Anular legajo'],
  },
  {
    // A stamp is a payment: the technician can no longer annul the file.
    estado: 'Timbrado',
    hacer: async (page) => {
      const legajo = await confirmado(page);
      const { numero_legajo } = legajo;
      await operador('timbrado-externo', { legajo: numero_legajo, numero: `R-${numero_legajo}`, importe: '2.400,00' });
      return legajo;
    },
    ofrece: [OTRO_IGUAL, ...AMPLIAR],
    noSeEdita: SIN_OBSERVACION,
  },
  {
    estado: 'Visado',
    hacer: async (page) => {
      const legajo = await confirmado(page, 'franquicia');
      await operador('visar', { legajo: legajo.numero_legajo });
      return legajo;
    },
    ofrece: [OTRO_IGUAL, ...AMPLIAR],
    noSeEdita: SIN_OBSERVACION,
  },
  {
    estado: 'Anulado',
    hacer: async (page) => {
      const legajo = await confirmado(page);
      await operador('anular', { legajo: legajo.numero_legajo, motivo: 'A pedido del comitente' });
      return legajo;
    },
    ofrece: [OTRO_IGUAL],
    noSeEdita: 'El legajo está anulado',
    noSeAmplia: 'El legajo está anulado',
  },
];

const datos = (page: Page): Locator => page.getByRole('region', { name: 'Datos del legajo' });
const contrato = (page: Page, nombre: RegExp): Locator => page.getByRole('region', { name: nombre });
const CONTROLES = 'button, a:not([aria-label^="Cambiar "])';
/** The next thing to do depends on what is due first: primera-accion.journey.ts looks at it. */
const PROXIMA = /^(Pagar el (CEP|timbrado) ·|Confirmar la ampliación|Más acciones)/;
const CAMINOS = ['manual/ID/editar', 'automatico/ID/editar', 'ID/ampliacion/manual', 'ID/ampliacion/automatico'];

const abrirDetalle = async (page: Page, { id, numero_legajo }: { id: number; numero_legajo: number }) => {
  await page.goto(`/app/ejercicio/legajo/${id}/detail`);
  await expect(page.getByText(`Nº ${numero_legajo}`, { exact: true })).toBeVisible();
};
const esperarOfrecidas = async (page: Page, nombres: readonly string[]): Promise<void> => {
  const acciones = page.getByRole('region', { name: 'Acciones' });
  await expect(acciones).toBeAttached();
  const ofrecidas = acciones.locator(CONTROLES).filter({ hasNotText: PROXIMA });
  await expect(ofrecidas).toHaveText([...nombres]);
  for (const control of await ofrecidas.all()) await expect(control).toBeEnabled();
};

/** By its address, a wizard that is not offered does not open either, and says why. */
const esperarAsistente = async (page: Page, direccion: string, negado: string, porque?: string): Promise<void> => {
  await page.goto(direccion);
  const paso = page.getByRole('heading', { level: 2, name: /DATOS/ });
  const aviso = page.getByRole('heading', { name: negado });
  await expect(porque === undefined ? paso : aviso).toBeVisible();
  if (porque !== undefined) await expect(page.getByText(porque)).toBeVisible();
};

for (const { estado, hacer, ofrece, noSeEdita, noSeAmplia } of CASOS)
  test(`${estado}: se ofrece lo que ese estado permite, y nada más`, async ({ page }) => {
    await ingresar(page, 'mgarcia');
    const legajo = await hacer(page);
    const { id, numero_legajo } = legajo;
    const [nombre = ''] = estado.split(',');
    await abrirDetalle(page, legajo);
    await expect(datos(page).getByText(nombre, { exact: true }).first()).toBeVisible();
    await esperarOfrecidas(page, ofrece);
    await expect(contrato(page, /^Contrato original/).locator(CONTROLES)).toHaveCount(0);

    await page.goto(`/app/ejercicio/legajos/listado?numero_legajo=${numero_legajo}`);
    await expect(page.getByRole('link', { name: `Legajo ${numero_legajo}`, exact: true })).toBeVisible();
    const editar = page.getByRole('link', { name: `Editar el legajo ${numero_legajo}`, exact: true });
    await expect(editar).toHaveCount(noSeEdita === undefined ? 1 : 0);
    const tipo = legajo.automatico ? 'automatico' : 'manual';
    await esperarAsistente(page, `/app/ejercicio/legajo/${tipo}/${id}/editar`, NO_SE_EDITA, noSeEdita);
    await esperarAsistente(page, `/app/ejercicio/legajo/${id}/ampliacion/manual`, NO_SE_AMPLIA, noSeAmplia);
  });

test('una ampliación: en borrador se confirma, edita o elimina; confirmada se anula, si es la última [DET-031, DET-034]', async ({
  page,
}) => {
  await ingresar(page, 'mgarcia');
  const legajo = await confirmado(page);
  const primera = await ampliarLegajo(page, legajo);
  await abrirDetalle(page, legajo);
  await esperarOfrecidas(page, [OTRO_IGUAL, 'Anular legajo']);
  const suyas = ['Confirmar ampliación', 'Editar ampliación', 'Eliminar ampliación'];
  await expect(contrato(page, /^Ampliación/).locator(CONTROLES)).toHaveText(suyas);
  await esperarAsistente(
    page,
    `/app/ejercicio/legajo/${legajo.id}/ampliacion/manual`,
    NO_SE_AMPLIA,
    'El legajo tiene una ampliación en borrador.',
  );

  await confirmarContrato(page, primera);
  await abrirDetalle(page, legajo);
  await esperarOfrecidas(page, [OTRO_IGUAL, ...AMPLIAR, 'Anular legajo']);
  await expect(contrato(page, /^Ampliación/).locator(CONTROLES)).toHaveText(['Anular ampliación']);
  await confirmarContrato(page, await ampliarLegajo(page, legajo));
  await abrirDetalle(page, legajo);
  await expect(contrato(page, /^Ampliación/)).toHaveCount(2);
  await expect(
    contrato(page, /^Ampliación/)
      .last()
      .locator(CONTROLES),
  ).toHaveText(['Anular ampliación']);
  await expect(
    contrato(page, /^Ampliación/)
      .first()
      .locator(CONTROLES),
  ).toHaveCount(0);
  await expect(contrato(page, /^Contrato original/).locator(CONTROLES)).toHaveCount(0);
  await esperarAsistente(
    page,
    `/app/ejercicio/legajo/${legajo.id}/ampliacion/${primera}/manual/editar`,
    'Esta ampliación no se puede editar',
    'Esa ampliación ya no está en borrador.',
  );
});

test('jperez ve sus legajos y no puede hacer nada con ellos, ni por su dirección [DET-013]', async ({ page }) => {
  await ingresar(page, 'jperez');
  const { leer } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const { items } = await leer<{ items: Legajo[] }>(`/legajos?persona.id=${personaId}`);
  const unoDeCada = [...new Map(items.map((legajo) => [legajo.estado_legajo.clave, legajo])).values()];
  expect(unoDeCada.length).toBeGreaterThan(2);
  for (const legajo of unoDeCada) {
    await abrirDetalle(page, legajo);
    await expect(page.getByRole('region', { name: 'Historia del legajo' }).getByText('Legajo creado')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Acciones' })).toHaveCount(0);
    for (const accion of [
      /confirmar/i,
      /anular/i,
      /eliminar/i,
      /editar/i,
      /corregir/i,
      /ampliar/i,
      /nuevo certificado/i,
    ]) {
      await expect(page.getByRole('main').getByRole('button', { name: accion })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: accion })).toHaveCount(0);
    }
  }
  for (const camino of CAMINOS) {
    await page.goto(`/app/ejercicio/legajo/${camino.replace('ID', `${items[0]?.id}`)}`);
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No podés entrar a esta parte');
  }
});

test('nnuevo no tiene qué hacer: nada cargado, y sobre lo ajeno ninguna acción', async ({ page }) => {
  await ingresar(page, 'nnuevo');
  await page.goto('/app/ejercicio/legajos/listado');
  await expect(page.getByText('No hay registros de actividad')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Legajo \d|Editar el legajo)/ })).toHaveCount(0);
  await page.goto('/app/ejercicio/legajo/1/detail');
  await expect(page.getByRole('heading', { name: 'No encontramos este legajo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Acciones' })).toHaveCount(0);
  for (const camino of CAMINOS) {
    await page.goto(`/app/ejercicio/legajo/${camino.replace('ID', '1')}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Siguiente', exact: true })).toHaveCount(0);
  }
});
