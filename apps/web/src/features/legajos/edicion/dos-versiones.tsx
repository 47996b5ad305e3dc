import { type BorradorDeLegajo, conservarLoMio, diferencias } from '@colega/asistentes/legajos';
import { AlertaDeDosVersiones, TablaDeDiferencias } from '@colega/web-kit/form/wizard/alerta-de-dos-versiones.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { VARIOS_RENGLONES } from '@colega/web-kit/ui/botones/varios-renglones.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import type { Abierto } from './abrir.ts';
import { compararBorradores } from './comparar-borradores.ts';
import type { NombresDelLegajo } from './texto-de-dato.ts';
import { tieneMontosFijos } from './tiene-montos-fijos.ts';

type Props = {
  abierto: Abierto;
  borrador: BorradorDeLegajo;
  /** What is stored now; null when it may not be changed any more. */
  guardado: BorradorDeLegajo | null;
  /** What was stored when the wizard was opened. */
  base: BorradorDeLegajo;
  referencias: NombresDelLegajo;
  alElegir: (con: 'lo_guardado' | 'lo_mio', elegido: BorradorDeLegajo) => void;
};

/** What of one's own stays on what is stored now: where the draft began is known while its version is. */
const juntarCon = (guardado: BorradorDeLegajo, mio: BorradorDeLegajo, base: BorradorDeLegajo, con_montos: boolean) =>
  conservarLoMio({ mio, guardado, base: base.origen?.version === mio.origen?.version ? base : null, con_montos });

/** Both versions side by side, and the two ways on. It takes the focus when it comes. */
const DosVersiones = ({ abierto, borrador, guardado, base, referencias, alElegir }: Props) => {
  const conMontos = !tieneMontosFijos(abierto);
  const junto = guardado && juntarCon(guardado, borrador, base, conMontos);
  return (
    <AlertaDeDosVersiones titulo="El legajo cambió desde que lo abriste" hallada={abierto.legajo.version}>
      <Stack gap="md">
        {guardado ? (
          <>
            <Text>
              {conMontos
                ? 'Lo que escribiste sigue acá y todavía no se guardó. Compará y elegí cómo seguir.'
                : 'Lo que escribiste sigue acá y todavía no se guardó. Ahora hay un cupón en curso o un pago: los montos, las tareas y las fechas quedan como están guardados.'}
            </Text>
            <Comparacion {...{ borrador, guardado, referencias, abierto }} junto={junto ?? borrador} />
            <Group gap="sm">
              <Button variant="default" {...VARIOS_RENGLONES} onClick={() => alElegir('lo_guardado', guardado)}>
                Usar lo guardado y descartar lo mío
              </Button>
              <Button variant="default" {...VARIOS_RENGLONES} onClick={() => junto && alElegir('lo_mio', junto)}>
                Conservar lo mío y revisarlo
              </Button>
            </Group>
          </>
        ) : (
          <>
            <Text>Tal como está ahora ya no se puede editar. Lo que escribiste sigue acá para que lo copies.</Text>
            <div>
              <BotonEnlace variant="default" to={direccionDelLegajo(abierto.legajo.id)}>
                Ir al detalle del legajo
              </BotonEnlace>
            </div>
          </>
        )}
      </Stack>
    </AlertaDeDosVersiones>
  );
};

type PropsDeComparacion = Pick<Props, 'abierto' | 'borrador' | 'referencias'> & {
  guardado: BorradorDeLegajo;
  junto: BorradorDeLegajo;
};

const Comparacion = ({ borrador, guardado, junto, referencias, abierto }: PropsDeComparacion) => {
  const distintos = compararBorradores({ guardado, mio: borrador, referencias, legajo: abierto.legajo });
  const propios: readonly string[] = diferencias(junto, guardado);
  if (distintos.length === 0) return <Text>Lo guardado dice lo mismo que lo tuyo.</Text>;
  return (
    <TablaDeDiferencias diferencias={distintos.map((una) => ({ ...una, seConserva: propios.includes(una.dato) }))} />
  );
};

export default DosVersiones;
