import type { FilaDeLista } from '@colega/domain/colegio';

const QUITA: Readonly<Record<string, string>> = {
  ejercicio: 'el ejercicio profesional',
  liquidar: 'la liquidación de la matrícula',
  cambio_estado: 'los cambios de estado',
  ddjj: 'las declaraciones juradas',
};

const quitasDe = ({ quita = '' }: FilaDeLista): string[] => quita.split(',').filter((una) => una !== '');

const nombrar = (quitas: readonly string[]): string =>
  new Intl.ListFormat('es').format(quitas.map((una) => QUITA[una] ?? una));

const decirBloqueo = (antes: FilaDeLista, ahora: FilaDeLista): string | null => {
  const [quitaba, quita] = [quitasDe(antes), quitasDe(ahora)];
  const mas = quita.filter((una) => !quitaba.includes(una));
  const menos = quitaba.filter((una) => !quita.includes(una));
  if (mas.length === 0 && menos.length === 0) return null;
  const partes = [
    ...(mas.length > 0 ? [`te quita${quitaba.length > 0 ? ' también' : ''} ${nombrar(mas)}`] : []),
    ...(menos.length > 0 ? [`ya no te quita ${nombrar(menos)}`] : []),
  ];
  return `el bloqueo «${ahora.nombre ?? ''}» ${partes.join(' y ')}`;
};

/**
 * By its key, what changes of what each kind takes from whoever has it. Its name, its colour and whether it may still be put change nothing of
 * theirs; and a kind that its person does not see is not told (data/tipos-bloqueo.json).
 */
export const bloqueosQueCambian = (
  anteriores: readonly FilaDeLista[],
  filas: readonly FilaDeLista[],
): ReadonlyMap<string, string> =>
  new Map(
    filas.flatMap((ahora): [string, string][] => {
      const { clave = '', visible } = ahora;
      const antes = anteriores.find((fila) => fila.clave === clave);
      const dicho = antes && visible === 'si' ? decirBloqueo(antes, ahora) : null;
      return dicho === null ? [] : [[clave, dicho]];
    }),
  );
