/** What a college says of itself on its first day, in the order in which it is asked. */
export const PASOS = ['identidad', 'marca', 'distritos', 'oficinas', 'rubros', 'plazos', 'textos', 'cuentas'] as const;
export type PasoDelColegio = (typeof PASOS)[number];

/** One that is skipped is not done, and may be taken up again. */
export const ESTADOS_DE_PASO = ['pendiente', 'hecho', 'salteado'] as const;
export type EstadoDePaso = (typeof ESTADOS_DE_PASO)[number];

export type AvanceDelPaso = { paso: PasoDelColegio; estado: EstadoDePaso };

/** After `desde`, the first that nobody touched; without any, the first one of before; null when all were seen. */
export const siguientePaso = (avance: readonly AvanceDelPaso[], desde?: PasoDelColegio): PasoDelColegio | null => {
  const lugar = desde === undefined ? -1 : PASOS.indexOf(desde);
  const enOrden = [...PASOS.slice(lugar + 1), ...PASOS.slice(0, lugar + 1)];
  const esPendiente = (paso: PasoDelColegio) => avance.find((uno) => uno.paso === paso)?.estado === 'pendiente';
  return enOrden.find(esPendiente) ?? null;
};

/** At its desk's first file the terms are a list that others publish (S-1013): whoever sets the college up says them no more. */
export const esDeOtros = (paso: PasoDelColegio, enMarcha: boolean): boolean => paso === 'plazos' && enMarcha;

/** What whoever sets the college up has still to say. */
export const pasosQueFaltan = (avance: readonly AvanceDelPaso[], enMarcha: boolean): PasoDelColegio[] =>
  avance.filter(({ paso, estado }) => estado !== 'hecho' && !esDeOtros(paso, enMarcha)).map(({ paso }) => paso);
