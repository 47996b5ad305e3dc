import { ascensores } from './ascensores.ts';
import { bocas } from './bocas.ts';
import { cantidadPorValor } from './cantidad-por-valor.ts';
import { demolicion } from './demolicion.ts';
import { estadoDeObra } from './estado-de-obra.ts';
import { excepcionArt29Civil } from './excepcion-art-29-civil.ts';
import { excepcionArt29Electro } from './excepcion-art-29-electro.ts';
import { gas } from './gas.ts';
import { informeTecnico } from './informe-tecnico.ts';
import { inspeccionYEnsayo } from './inspeccion-y-ensayo.ts';
import { medicion } from './medicion.ts';
import { porcentajeSobreMonto } from './porcentaje-sobre-monto.ts';
import { potenciaInstalada } from './potencia-instalada.ts';
import { potenciaYBocas } from './potencia-y-bocas.ts';
import { recipientes } from './recipientes.ts';
import type { Regla } from './regla.ts';
import { repartoSobreObra } from './reparto-sobre-obra.ts';
import { terminacionDeObra } from './terminacion-de-obra.ts';
import { visitas } from './visitas.ts';
import { viviendaUnifamiliar } from './vivienda-unifamiliar.ts';

export const CLAVES_DE_REGLA = [
  'ascensores',
  'bocas',
  'cantidad_por_valor',
  'demolicion',
  'estado_de_obra',
  'excepcion_art_29_civil',
  'excepcion_art_29_electro',
  'gas',
  'informe_tecnico',
  'inspeccion_y_ensayo',
  'medicion',
  'porcentaje_sobre_monto',
  'potencia_instalada',
  'potencia_y_bocas',
  'recipientes',
  'reparto_sobre_obra',
  'terminacion_de_obra',
  'visitas',
  'vivienda_unifamiliar',
] as const;
export type ClaveDeRegla = (typeof CLAVES_DE_REGLA)[number];

export const reglas = {
  ascensores,
  bocas,
  cantidad_por_valor: cantidadPorValor,
  demolicion,
  estado_de_obra: estadoDeObra,
  excepcion_art_29_civil: excepcionArt29Civil,
  excepcion_art_29_electro: excepcionArt29Electro,
  gas,
  informe_tecnico: informeTecnico,
  inspeccion_y_ensayo: inspeccionYEnsayo,
  medicion,
  porcentaje_sobre_monto: porcentajeSobreMonto,
  potencia_instalada: potenciaInstalada,
  potencia_y_bocas: potenciaYBocas,
  recipientes,
  reparto_sobre_obra: repartoSobreObra,
  terminacion_de_obra: terminacionDeObra,
  visitas,
  vivienda_unifamiliar: viviendaUnifamiliar,
} as const satisfies Record<ClaveDeRegla, Regla>;
