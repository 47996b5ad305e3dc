import type { Parametros } from '@colega/domain/formularios';
import type { Azar } from './azar.ts';

type TareaDeEncargo = { clave: string; parametros: Parametros };

export type Encargo = {
  rubro: string;
  categoria: string | null;
  coeficiente: string;
  tareas: TareaDeEncargo[];
  unidades: number;
};
export type PlantillaDeEncargo = (azar: Azar) => Encargo;

const m2 = (azar: Azar, desde: number, hasta: number): string => `${azar.entero(desde, hasta)}.${azar.entero(0, 9)}`;
const superficies = (azar: Azar, desde: number, hasta: number) => [
  { cantidad: m2(azar, desde, hasta), tipo_superficie: 'cubierta_m2' },
  { cantidad: m2(azar, 8, 40), tipo_superficie: 'semicubierta_m2' },
];
const itemsDe = (cargadas: ReturnType<typeof superficies>) => {
  const total = cargadas.reduce((suma, { cantidad }) => suma + Number(cantidad), 0);
  return Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`item_${n}`, n === 2 || (n === 6 && total > 150)]));
};

const civil = (tareas: TareaDeEncargo[], categoria = 'segunda', coeficiente = '1.3'): Encargo => ({
  rubro: 'obra_civil',
  categoria,
  coeficiente,
  tareas,
  unidades: 1,
});

const de =
  (rubro: string, categoria: string | null) =>
  (tareas: TareaDeEncargo[], unidades = 1): Encargo => ({ rubro, categoria, coeficiente: '1.3', tareas, unidades });
const electricidad = de('instalaciones_electricas', 'nivel_2');
const alumbrado = de('redes_y_alumbrado', 'nivel_3');
const electromecanica = de('electromecanica', 'industrial');
const gas = de('instalaciones_de_gas', null);

export const ENCARGOS_CIVILES: readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]] = [
  (azar) => {
    const cargadas = superficies(azar, 90, 220);
    return civil([
      { clave: 'vivienda_unifamiliar', parametros: { items: itemsDe(cargadas), superficies: cargadas } },
      { clave: 'medicion', parametros: { superficie: m2(azar, 90, 220), plantas: '2' } },
    ]);
  },
  (azar) => {
    const tipo_obra = { '2.1': { subcategoria: null, superficies: superficies(azar, 60, 400) } };
    return civil(
      [{ clave: 'proyecto_direccion', parametros: { tipo_obra, destino_obra: 'Local comercial' } }],
      'primera',
    );
  },
  (azar) => {
    const tipo_obra = { '1.3': { subcategoria: '1.3.1', superficies: superficies(azar, 200, 900) } };
    return civil([{ clave: 'proyecto_direccion_ejecutiva_60_40_80', parametros: { tipo_obra } }], 'tercera', '1.45');
  },
  (azar) =>
    civil(
      [
        { clave: 'informe_tecnico', parametros: { complejidad: 'media', horas: `${azar.entero(6, 30)}` } },
        { clave: 'asistencia_tecnica', parametros: { visitas: `${azar.entero(2, 10)}` } },
      ],
      'primera',
      '1.2',
    ),
  (azar) =>
    civil([
      { clave: 'medicion', parametros: { superficie: m2(azar, 150, 600), plantas: '3' } },
      { clave: 'subdivision_ph', parametros: { unidades_funcionales: `${azar.entero(2, 12)}` } },
    ]),
  (azar) =>
    civil([
      { clave: 'demolicion', parametros: { tipo: 'tradicional', superficie: m2(azar, 40, 300) } },
      { clave: 'computo_presupuesto', parametros: { monto: `${azar.entero(20, 180)}00000` } },
    ]),
];

export const ENCARGOS_ELECTRICOS: readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]] = [
  (azar) =>
    electricidad([
      {
        clave: 'proyecto_direccion',
        parametros: { bocas: `${azar.entero(20, 160)}`, tablero: { circuitos: '8', trifasico: true } },
      },
      { clave: 'puesta_a_tierra', parametros: { jabalinas: `${azar.entero(1, 6)}` } },
    ]),
  (azar) => {
    const unidades = azar.entero(1, 4);
    const parametros = { unidades: `${unidades}`, bocas: '18', cumple_reglamentacion: true };
    return electricidad([{ clave: 'inspeccion_y_ensayo', parametros }], unidades);
  },
  (azar) =>
    electricidad([
      { clave: 'censo_carga', parametros: { potencia_kw: m2(azar, 10, 90), simultaneidad: `${azar.entero(50, 90)}` } },
    ]),
  (azar) => alumbrado([{ clave: 'alumbrado', parametros: { luminarias: `${azar.entero(8, 60)}`, columnas: '8' } }]),
];

export const ENCARGOS_ELECTROMECANICOS: readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]] = [
  (azar) => {
    const medidas = { hp: m2(azar, 5, 120), numero_bocas: `${azar.entero(6, 60)}` };
    const parametros = { ...medidas, cantidad_maquinas: `${azar.entero(2, 20)}` };
    return electromecanica([{ clave: 'proyecto_direccion', parametros }]);
  },
  (azar) => {
    const parametros = {
      tipo: 'ascensor_electrico',
      equipos: `${azar.entero(1, 3)}`,
      paradas: `${azar.entero(3, 12)}`,
    };
    return electromecanica([{ clave: 'ascensores', parametros }]);
  },
  (azar) => {
    const recipientes = [{ identificacion: 'Compresor de taller', litros: m2(azar, 100, 900) }];
    return electromecanica([{ clave: 'recipientes_a_presion', parametros: { recipientes } }]);
  },
];

export const ENCARGOS_DE_GAS: readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]] = [
  (azar) => {
    const artefactos = [
      { tipo: 'cocina', cantidad: '1' },
      { tipo: 'calefon', cantidad: '1' },
      { tipo: 'estufa', cantidad: `${azar.entero(1, 5)}` },
    ];
    const parametros = { artefactos, metros_caneria: m2(azar, 10, 60), con_regulador: true };
    return gas([{ clave: 'proyecto_direccion', parametros }]);
  },
  (azar) => {
    const parametros = { metros_caneria: m2(azar, 8, 40), cantidad_artefactos: `${azar.entero(1, 6)}` };
    return gas([{ clave: 'prueba_hermeticidad', parametros }]);
  },
];
