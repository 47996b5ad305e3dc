import { camposDelPaso, DEFINICIONES } from '@colega/domain/certificados';
import { expect, type Page } from '@playwright/test';
import { agregarComitente, agregarTarea, dia, elegir, elegirLocalidad, escribir, llenarDatos } from './asistente.ts';
import { llenarDatosManual, llenarFila } from './asistente-manual.ts';
import { crearLegajo } from './crear-legajo.ts';
import { crearConCep } from './legajo-electrico.ts';
import { confirmarOriginal, crearAutomatico } from './legajos-por-api.ts';
import { DE_GAS, type DeCertificado, ELECTRICOS, llenarDelCertificado } from './llenar-certificado.ts';

type Llenar = (page: Page) => Promise<unknown>;
/** What is filled before the cut, which may ask the server; what is typed without network, null where nothing is; and what the next step asks. */
type Paso = { titulo: string; conRed?: Llenar; sinRed: Llenar | null; alSeguir?: Llenar };
export type Asistente = {
  nombre: string;
  quien: string;
  /** Leaves its first step on the screen, and answers the address of its draft. */
  abrir: (page: Page) => Promise<string>;
  pasos: readonly Paso[];
  /** The button of its last step. */
  termina: string;
};

const abrirEn = async (page: Page, direccion: string): Promise<string> => {
  await page.goto(direccion);
  return direccion;
};
const ponerFechas: Llenar = async (page) => {
  await escribir(page, 'Fecha Contrato', dia(-1));
  await escribir(page, 'Vencimiento Contrato', dia(90));
};
const convenirElMinimo: Llenar = (page) => page.getByRole('button', { name: 'Convenir el mínimo' }).click();
const convenir: Llenar = (page) => escribir(page, 'Honorario Convenido', '95000000');
const ponerDestino: Llenar = (page) => elegir(page, 'Destino de tarea', 'Presentar ante quien corresponda');
const pagar: Llenar = async (page) => {
  await escribir(page, 'Forma de pago', 'En tres cuotas');
  await escribir(page, 'Observaciones', 'Sin red');
};
const contratar: Llenar = async (page) => {
  await pagar(page);
  await escribir(page, 'Tribunal actuante', 'La Plata');
};
const ubicarEnElMapa: Llenar = async (page) => {
  await elegirLocalidad(page, 'la plata', /^La Plata/i);
  await expect(page.getByRole('textbox', { name: 'Partido' })).toHaveValue('La Plata');
  await page.getByRole('button', { name: 'Usar el centro del mapa' }).click();
};
const ubicar: Llenar = async (page) => {
  await escribir(page, 'Calle', '50');
  await escribir(page, 'Número', '1234');
  await escribir(page, 'Circunscripción', 'II');
  await escribir(page, 'Sección', 'C');
  await escribir(page, 'Manzana', '45');
  await escribir(page, /^Parcela/, '12a');
};

const COMITENTE: Paso = {
  titulo: 'COMITENTE',
  conRed: (page) => agregarComitente(page, '20-18222333-7', /LOPEZ/),
  // one that nobody looked up yet is written down too
  sinRed: (page) => escribir(page, 'CUIT del comitente', '27-30111222'),
  alSeguir: (page) => escribir(page, 'CUIT del comitente', ''),
};
const UBICACION: Paso = { titulo: 'UBICACIÓN', conRed: ubicarEnElMapa, sinRed: ubicar };
const CONTRATO: Paso = { titulo: 'CONTRATO', conRed: ponerDestino, sinRed: contratar };
const DATOS_DE_AMPLIACION: Paso = { titulo: 'DATOS GENERALES', sinRed: ponerFechas };
const DATOS_DEL_CONTRATO: Paso = { titulo: 'DATOS DEL CONTRATO', sinRed: pagar };

const escribirHoras: Llenar = async (page) => {
  await elegir(page, 'Complejidad', 'Media');
  await escribir(page, /^Horas de trabajo/, '12');
};

const DE_LEGAJOS: readonly Asistente[] = [
  {
    nombre: 'legajo automático',
    quien: 'mgarcia',
    abrir: (page) => abrirEn(page, '/app/ejercicio/legajo/automatico'),
    pasos: [
      {
        titulo: 'DATOS',
        conRed: (page) => elegir(page, 'Rubro', 'Instalaciones eléctricas'),
        sinRed: (page) => llenarDatos(page, { rubro: 'Instalaciones eléctricas', categoria: 'Nivel 2' }),
      },
      {
        titulo: 'TAREAS',
        conRed: (page) => agregarTarea(page, 'Inspección y ensayo'),
        sinRed: async (page) => {
          await escribir(page, 'Unidades inspeccionadas', '2');
          await page.getByRole('switch', { name: /cumple la reglamentación/ }).check();
        },
      },
      { titulo: 'HONORARIO', conRed: convenirElMinimo, sinRed: convenir },
      COMITENTE,
      UBICACION,
      CONTRATO,
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'legajo manual',
    quien: 'csosa',
    abrir: (page) => abrirEn(page, '/app/ejercicio/legajo/manual'),
    pasos: [
      { titulo: 'DATOS', sinRed: llenarDatosManual },
      {
        titulo: 'TAREAS',
        conRed: (page) => llenarFila(page, 1, 'Tasación', '1000'),
        sinRed: async (page) => {
          await page.getByRole('button', { name: 'AGREGAR TAREA' }).click();
          await llenarFila(page, 2, 'Informe técnico', '500,50');
          await convenir(page);
        },
      },
      COMITENTE,
      UBICACION,
      {
        titulo: 'CONTRATO',
        sinRed: async (page) => {
          await ponerFechas(page);
          await contratar(page);
        },
      },
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'otro legajo igual',
    quien: 'csosa',
    abrir: async (page) =>
      abrirEn(page, `/app/ejercicio/legajo/automatico?igual_a=${(await crearAutomatico(page)).id}`),
    pasos: [
      { titulo: 'TAREAS', sinRed: (page) => escribir(page, /^Superficie/, '175') },
      { titulo: 'HONORARIO', conRed: convenirElMinimo, sinRed: convenir },
      COMITENTE,
      UBICACION,
      CONTRATO,
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'ampliación automática',
    quien: 'csosa',
    abrir: async (page) => {
      const legajo = await crearAutomatico(page);
      await confirmarOriginal(page, legajo);
      return abrirEn(page, `/app/ejercicio/legajo/${legajo.id}/ampliacion/automatico`);
    },
    pasos: [
      DATOS_DE_AMPLIACION,
      { titulo: 'TAREAS', conRed: (page) => agregarTarea(page, 'Informe técnico'), sinRed: escribirHoras },
      { titulo: 'HONORARIO', conRed: convenirElMinimo, sinRed: convenir },
      DATOS_DEL_CONTRATO,
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'ampliación manual',
    quien: 'csosa',
    abrir: async (page) => {
      const legajo = await crearLegajo(page);
      await confirmarOriginal(page, legajo);
      return abrirEn(page, `/app/ejercicio/legajo/${legajo.id}/ampliacion/manual`);
    },
    pasos: [
      DATOS_DE_AMPLIACION,
      { titulo: 'TAREAS', sinRed: (page) => llenarFila(page, 1, 'Tasación', '1000') },
      { titulo: 'HONORARIO', sinRed: convenir },
      DATOS_DEL_CONTRATO,
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'edición de un legajo manual',
    quien: 'csosa',
    abrir: async (page) => abrirEn(page, `/app/ejercicio/legajo/manual/${(await crearLegajo(page)).id}/editar`),
    pasos: [
      { titulo: 'DATOS', sinRed: (page) => elegir(page, 'Rubro', 'Electromecánica') },
      { titulo: 'TAREAS', sinRed: convenir },
      COMITENTE,
      { titulo: 'UBICACIÓN', sinRed: ubicar },
      { titulo: 'CONTRATO', sinRed: contratar },
    ],
    termina: 'Guardar',
  },
  {
    nombre: 'edición de un legajo automático',
    quien: 'csosa',
    abrir: async (page) => abrirEn(page, `/app/ejercicio/legajo/automatico/${(await crearAutomatico(page)).id}/editar`),
    pasos: [
      { titulo: 'DATOS', sinRed: (page) => escribir(page, 'Vencimiento Contrato', dia(70)) },
      {
        titulo: 'TAREAS',
        conRed: (page) => page.getByRole('button', { name: /^Medición/, expanded: false }).click(),
        sinRed: (page) => escribir(page, /^Superficie/, '175'),
      },
      { titulo: 'HONORARIO', sinRed: convenir },
      COMITENTE,
      { titulo: 'UBICACIÓN', sinRed: ubicar },
      { titulo: 'CONTRATO', sinRed: contratar },
    ],
    termina: 'Guardar',
  },
];

const DE_PILAR: DeCertificado = { type: 't1g', eleccion: ['T1G, pilar', 'Trifásico', 'Inicial'], numeros: {} };

/** Of a form, all but what it looks up is typed without network. */
const deCertificado = ({ type, eleccion, numeros }: DeCertificado): Asistente => {
  const pasos = DEFINICIONES[type].map((paso): Paso => {
    const llenar = (buscado: boolean) => async (page: Page) => {
      for (const campo of camposDelPaso(paso))
        if ((campo.tipo === 'localidad') === buscado) await llenarDelCertificado(page, campo, numeros);
    };
    return { titulo: paso.titulo, conRed: llenar(true), sinRed: llenar(false) };
  });
  const revisa = pasos.length > 1;
  return {
    nombre: `certificado ${type}`,
    quien: 'mgarcia',
    abrir: async (page) => {
      const legajo = await crearConCep(page, type === 'eig' ? 'instalaciones_de_gas' : 'instalaciones_electricas');
      await page.goto(`/app/ejercicio/legajo/${legajo.id}/certificado/new`);
      for (const opcion of eleccion) await page.getByRole('radio', { name: opcion, exact: true }).check();
      await page.getByRole('button', { name: 'Siguiente' }).click();
      await expect(page).toHaveURL(/\/certificado\/new\/\w+$/);
      return new URL(page.url()).pathname;
    },
    pasos: revisa ? [...pasos, { titulo: 'Revisá antes de emitir', sinRed: null }] : pasos,
    termina: revisa ? 'Emitir certificado' : 'Guardar',
  };
};

export const ASISTENTES: readonly Asistente[] = [
  ...DE_LEGAJOS,
  ...[...ELECTRICOS, DE_PILAR, DE_GAS].map(deCertificado),
];
