import type { CampoEscrito } from '../../formularios/escrito.ts';
import type { DatosDelCatalogo, SegmentoTareaDelCatalogo } from '../datos/datos-del-catalogo.ts';
import { celdaDe, type RenglonDeArancel, type TablaDeArancel } from './celda.ts';
import { DE_LA_FUENTE, rutaDeLaSuya } from './normas.ts';
import { armarRuta, type ContenidoDeArancel, mapaEn, textoEn } from './ruta-de-celda.ts';

const NOMBRES_DE_CIFRAS: Readonly<Record<string, string>> = {
  reparto: 'Se reparte según',
  porcentaje: 'Porcentaje (%)',
  tramos: 'Monto declarado, hasta (UR)',
  superficie: 'Superficie, hasta (m²)',
  hp: 'Potencia, hasta (HP)',
  bocas: 'Bocas, hasta',
  kw: 'Potencia, hasta (kW)',
  litros: 'Capacidad, hasta (l)',
  complejidad: 'Complejidad',
  ur_fija: 'Parte fija (UR)',
  ur_primera: 'La primera (UR)',
  ur_adicional: 'Cada adicional (UR)',
  ur_trifasico: 'Suministro trifásico (UR)',
  ur_regulador: 'Regulador (UR)',
  ur_por_artefacto: 'Por artefacto',
  ur_por_boca: 'Por boca (UR)',
  ur_por_circuito: 'Por circuito (UR)',
  ur_por_equipo: 'Por equipo',
  ur_por_hora: 'Por hora (UR)',
  ur_por_hp: 'Por HP (UR)',
  ur_por_km: 'Por km (UR)',
  ur_por_m2: 'Por m²',
  ur_por_m3: 'Por m³ (UR)',
  ur_por_maquina: 'Por máquina (UR)',
  ur_por_metro: 'Por metro (UR)',
  ur_por_parada: 'Por parada (UR)',
  ur_por_planta: 'Por planta (UR)',
  ur_por_visita: 'Por visita (UR)',
};
const nombreDeCifra = (clave: string): string => NOMBRES_DE_CIFRAS[clave] ?? clave.replaceAll('_', ' ');

const opcionesDe = (campos: readonly CampoEscrito[]): Map<string, string> =>
  new Map(
    campos.flatMap(({ options = [], fields }) => [
      ...options.map(({ value, label }) => [value, label] as const),
      ...opcionesDe(fields),
    ]),
  );

type DeTarea = { tarea: SegmentoTareaDelCatalogo; norma: string; opciones: ReadonlyMap<string, string> };

const deLista = (contenido: ContenidoDeArancel, lista: string, clave: string, { tarea, norma }: DeTarea) =>
  mapaEn(contenido, lista).map(([i, uno]): RenglonDeArancel => {
    const renglon = armarRuta(lista, i);
    const esTramo = Object.hasOwn(uno as object, 'hasta');
    const valor = Object.hasOwn(uno as object, 'porcentaje') ? 'porcentaje' : 'ur';
    const unidad = textoEn(contenido, armarRuta(renglon, 'unidad'));
    const nombre = esTramo
      ? nombreDeCifra(clave)
      : `${textoEn(contenido, armarRuta(renglon, 'nombre'))}, por ${unidad} (UR)`;
    return {
      ...{ clave: renglon, norma, suya: rutaDeLaSuya(contenido, norma, renglon), lista: esTramo ? lista : null },
      nombres: [tarea.tarea.nombre, nombre, esTramo ? `Tramo ${Number(i) + 1}` : ''],
      celdas: [
        esTramo ? celdaDe(contenido, armarRuta(renglon, 'hasta'), 'tope') : null,
        celdaDe(contenido, armarRuta(renglon, valor), valor === 'porcentaje' ? 'porcentaje' : 'coeficiente'),
      ],
    };
  });

const deTarea = (contenido: ContenidoDeArancel, suya: DeTarea): RenglonDeArancel[] => {
  const { tarea, norma, opciones } = suya;
  return mapaEn(contenido, norma).flatMap(([clave, cifra]): RenglonDeArancel[] => {
    if (DE_LA_FUENTE.has(clave)) return [];
    const ruta = armarRuta(norma, clave);
    if (Array.isArray(cifra)) return deLista(contenido, ruta, clave, suya);
    const renglon = (suRuta: string, cual: string, tipo: Parameters<typeof celdaDe>[2]): RenglonDeArancel => ({
      ...{ clave: suRuta, norma, suya: rutaDeLaSuya(contenido, norma, suRuta), lista: null },
      ...{
        nombres: [tarea.tarea.nombre, nombreDeCifra(clave), cual],
        celdas: [null, celdaDe(contenido, suRuta, tipo)],
      },
    });
    if (typeof cifra === 'object' && cifra !== null)
      return Object.keys(cifra).map((opcion) =>
        renglon(armarRuta(ruta, opcion), opciones.get(opcion) ?? opcion, 'coeficiente'),
      );
    const tipo = clave === 'reparto' ? 'reparto' : clave === 'porcentaje' ? 'porcentaje' : 'coeficiente';
    return [renglon(ruta, '', tipo)];
  });
};

/** Of each segment, the figures of its tasks. Those of a task that is no longer offered are there too: they are of the resolución. */
export const tablasDeTarifas = (contenido: ContenidoDeArancel, datos: DatosDelCatalogo): TablaDeArancel[] => {
  const conTarifa = new Set(mapaEn(contenido, 'tabla/tarifas').map(([clave]) => clave));
  return datos.segmentos.flatMap(({ key, nombre }) => {
    const renglones = datos.segmento_tareas
      .filter((tarea) => tarea.segmento.key === key && conTarifa.has(tarea.clave))
      .flatMap((tarea) => {
        const formulario = datos.formularios.find(({ id }) => id === tarea.formulario_id);
        const opciones = opcionesDe(formulario?.fields ?? []);
        return deTarea(contenido, { tarea, norma: armarRuta('tabla', 'tarifas', tarea.clave), opciones });
      });
    if (renglones.length === 0) return [];
    return [
      {
        ...{ clave: `tarifas_${key}`, titulo: `Tareas: ${nombre}`, columnas: ['Hasta', 'Valor'], renglones },
        encabezados: ['Tarea', 'Cifra', 'De qué'],
      },
    ];
  });
};
