import type { Observacion } from '@colega/contract/legajos';
import { FOTOS } from '@colega/domain/certificados';
import { Text } from '@mantine/core';

type Cambio = Observacion['hilo'][number]['cambios'][number];

const dicho = (texto: string): string => (texto === '' ? 'vacío' : texto);

const SIN_FOTO = '-';

const queSeHizoConLaFoto = ({ antes, ahora }: Cambio): string => {
  if (antes !== ahora && antes === SIN_FOTO) return 'se agregó la foto';
  return antes !== ahora && ahora === SIN_FOTO ? 'se quitó la foto' : 'se reemplazó la foto';
};

const queCambio = (cambio: Cambio): string => {
  const { campo, antes, ahora, que } = cambio;
  if (que === 'agregado') return `se agregó ${ahora}`;
  if (que === 'quitado') return `se quitó ${antes}`;
  if (FOTOS.some(({ ruta }) => ruta === campo)) return queSeHizoConLaFoto(cambio);
  return antes === ahora ? 'con otros datos' : `antes ${dicho(antes)}, ahora ${dicho(ahora)}`;
};

const LISTA = { margin: 0, paddingInlineStart: 20 } as const;

const claveDe = ({ de, campo, nombre, antes, ahora }: Cambio): string => [de, campo, nombre, antes, ahora].join(' | ');

const Cambios = ({ de, cambios }: { de: string | undefined; cambios: readonly Cambio[] }) => (
  <ul style={LISTA} aria-label={de}>
    {cambios.map((cambio) => (
      <li key={claveDe(cambio)}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{cambio.nombre}</strong>: {queCambio(cambio)}
        </Text>
      </li>
    ))}
  </ul>
);

/** What changed of one thing is told under its name, where the first of them comes. */
export const CambiosDeCampos = ({ cambios }: { cambios: readonly Cambio[] }) =>
  [...new Set(cambios.map(({ de }) => de))].map((de) => (
    <div key={de ?? ''}>
      {de !== undefined && (
        <Text size="sm" fw={700} style={{ overflowWrap: 'anywhere' }}>
          {de}
        </Text>
      )}
      <Cambios de={de} cambios={cambios.filter((cambio) => cambio.de === de)} />
    </div>
  ));
