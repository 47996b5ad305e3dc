import { type FilaDeLista, formatLugarDeOficina, leerOficina, type Oficina } from '@colega/domain/colegio';

type Cambio = { antes: Oficina | undefined; ahora: Oficina | undefined };

const esLaMisma = (una: Oficina, otra: Oficina): boolean => una.nombre.toLowerCase() === otra.nombre.toLowerCase();
const dondeEsta = (oficina: Oficina): string => `${oficina.distrito ?? ''}·${formatLugarDeOficina(oficina)}`;

/** By its name, and one that took another name where it was. */
const emparejar = (antes: readonly Oficina[], ahora: readonly Oficina[]): Cambio[] => {
  const sueltas = antes.filter((una) => !ahora.some((otra) => esLaMisma(una, otra)));
  const parejas = ahora.map((nueva): Cambio => {
    const suya =
      antes.find((una) => esLaMisma(una, nueva)) ?? sueltas.find((una) => dondeEsta(una) === dondeEsta(nueva));
    if (suya && sueltas.includes(suya)) sueltas.splice(sueltas.indexOf(suya), 1);
    return { antes: suya, ahora: nueva };
  });
  return [...parejas, ...sueltas.map((una): Cambio => ({ antes: una, ahora: undefined }))];
};

const decirTelefonos = ({ telefonos }: Oficina): string => telefonos.join(' / ');
const decirHorario = ({ horario }: Oficina): string => (horario === '' ? '' : `, ${horario}`);

/** An address, a telephone or the hours; nothing where none of them changes. */
const decirCambio = ({ antes, ahora }: Cambio): string[] => {
  if (!ahora) return antes ? [`ya no atiende «${antes.nombre}», de ${formatLugarDeOficina(antes)}`] : [];
  const lugar = formatLugarDeOficina(ahora);
  if (!antes) return [`atiende «${ahora.nombre}»: ${lugar}, ${decirTelefonos(ahora)}${decirHorario(ahora)}`];
  const partes = [
    ...(lugar === formatLugarDeOficina(antes) ? [] : [`está en ${lugar} y no en ${formatLugarDeOficina(antes)}`]),
    ...(decirTelefonos(ahora) === decirTelefonos(antes)
      ? []
      : [`se llama al ${decirTelefonos(ahora)} y no al ${decirTelefonos(antes)}`]),
    ...(ahora.horario === antes.horario
      ? []
      : [`su horario es ${ahora.horario || 'a consultar'}${antes.horario && ` y no ${antes.horario}`}`]),
  ];
  return partes.length === 0 ? [] : [`«${ahora.nombre}»: ${partes.join(', ')}`];
};

/** What changes for whoever is of a district, by its key: of its own offices and of those of the whole college. */
export const armarCambiosDeOficinas = (
  antes: readonly FilaDeLista[],
  ahora: readonly FilaDeLista[],
): ((distrito: string) => string[]) => {
  const cambios = emparejar(antes.map(leerOficina), ahora.map(leerOficina));
  return (distrito) => {
    const esSuya = (oficina: Oficina | undefined): boolean =>
      oficina !== undefined && (oficina.distrito === null || oficina.distrito === distrito);
    return cambios
      .map(
        (cambio): Cambio => ({
          antes: esSuya(cambio.antes) ? cambio.antes : undefined,
          ahora: esSuya(cambio.ahora) ? cambio.ahora : undefined,
        }),
      )
      .flatMap(decirCambio);
  };
};
