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
  const { campo, antes, ahora } = cambio;
  if (FOTOS.some(({ ruta }) => ruta === campo)) return queSeHizoConLaFoto(cambio);
  return antes === ahora ? 'con otros datos' : `antes ${dicho(antes)}, ahora ${dicho(ahora)}`;
};

export const CambiosDeCampos = ({ cambios }: { cambios: readonly Cambio[] }) =>
  cambios.length === 0 ? null : (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {cambios.map((cambio) => (
        <li key={cambio.campo}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <strong>{cambio.nombre}</strong>: {queCambio(cambio)}
          </Text>
        </li>
      ))}
    </ul>
  );
