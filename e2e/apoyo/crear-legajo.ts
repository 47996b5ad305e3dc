import type { Legajo, LegajoEntrada } from '@colega/contract/legajos';
import { BASE_API } from '@colega/contract/route';
import { expect, type Page } from '@playwright/test';

const DIA_MS = 86_400_000;
const ZONA = 'America/Argentina/Buenos_Aires';
export const iso = (desdeHoy: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONA }).format(Date.now() + desdeHoy * DIA_MS);

type ConId = { id: number; clave?: string; manual?: boolean };

export const pedirComo = async (page: Page) => {
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const headers = { Authorization: `Bearer ${token?.replaceAll('"', '')}` };
  const leer = async <T>(camino: string): Promise<T> => {
    const respuesta = await page.request.get(`${BASE_API}${camino}`, { headers });
    expect(respuesta.ok(), camino).toBe(true);
    return (await respuesta.json()) as T;
  };
  const lista = async (camino: string): Promise<ConId[]> => (await leer<{ items: ConId[] }>(camino)).items;
  return { headers, leer, lista };
};

export const crearLegajo = async (
  page: Page,
  modalidad = 'tradicional',
  cambiar = (legajo: LegajoEntrada): LegajoEntrada => legajo,
): Promise<Legajo> => {
  const { headers, leer, lista } = await pedirComo(page);
  const personaId = await page.evaluate(() => Number(sessionStorage.getItem('persona_id')));
  const persona = await leer<{ distrito: ConId; matriculas: ConId[] }>(`/personas/${personaId}`);
  const [modalidades, rubros, tareas, localidades] = await Promise.all([
    lista('/modalidades'),
    lista('/rubros?activo=1'),
    lista('/tareas?manual=1'),
    lista('/localidades?search=la%20plata'),
  ]);
  const id = (buscado: ConId | undefined): number => buscado?.id ?? 0;
  const legajo: LegajoEntrada = {
    matricula_id: id(persona.matriculas[0]),
    distrito_id: persona.distrito.id,
    modalidad_id: id(modalidades.find(({ clave }) => clave === modalidad)),
    rubro_id: id(rubros.find(({ clave }) => clave === 'obra_civil')),
    detalles: [
      {
        tipo_calculo: 'manual',
        fecha: iso(-1),
        vencimiento: iso(200),
        monto: '250000.00',
        tareas: [{ monto: '200000.00', tarea: { id: id(tareas.find(({ manual }) => manual)) } }],
        forma_de_pago: 'Contado',
        tribunal_actuante: 'La Plata',
      },
    ],
    comitentes: [{ cuit: '27301112225', apellido_nombre: 'FERNANDEZ ANA PAULA' }],
    inmuebles: [
      {
        calle: 'Calle 50',
        numero: '1234',
        localidad_id: id(localidades[0]),
        circunscripcion: 'II',
        seccion: 'C',
        manzana: '45',
        parcela: '12a',
        latitud: '-34.9205',
        longitud: '-57.9536',
      },
    ],
  };
  const respuesta = await page.request.post(`${BASE_API}/legajos`, { headers, data: cambiar(legajo) });
  expect(respuesta.status(), await respuesta.text()).toBe(201);
  const { id: creado } = (await respuesta.json()) as { id: number };
  return leer<Legajo>(`/legajos/${creado}`);
};
