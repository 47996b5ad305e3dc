import type { CodigoDeInformes } from '@colega/domain/informes';

/** What the reports say. */
export const mensajesDeInformes = {
  mes_invalido: 'El mes se escribe con su año, por ejemplo 2026-03.',
  periodo_al_reves: 'El último mes no puede ser anterior al primero.',
  periodo_muy_largo: 'Un informe es de {maximo} meses como máximo.',
  dias_de_mas: 'Por día se pueden ver {maximo} meses como máximo.',
  informe_sin_ese_dato: 'Este informe no se puede pedir por ese dato.',
  error_cargar_informe: 'No pudimos cargar el informe.',
  error_cargar_detalle_de_informe: 'No pudimos cargar el detalle.',
  error_cargar_opciones_de_filtros: 'No pudimos cargar por qué se puede filtrar.',
} as const satisfies Record<CodigoDeInformes, string> & Record<string, string>;
