import type { Legajo, Observacion } from '@colega/contract/legajos';
import { nombreDeCampo } from '@colega/domain/legajos';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { direccionDelLegajo } from '../../../lib/navegacion/direcciones.ts';
import { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import { HiloDeObservacion, PlazoDeObservacion } from '../observaciones/hilo-de-observacion.tsx';
import { ResponderEnPalabras } from '../observaciones/responder-en-palabras.tsx';
import { esDelPaso, observacionesAbiertas } from './campos-observados.ts';

type Props = {
  legajo: Legajo;
  paso: string;
  /** Leads to the datum. Null where its field is not of this wizard. */
  alIr: ((observacion: Observacion) => void) | null;
  /** The file has another version since its technician answered here. */
  alResponder: () => Promise<void>;
};

/** While a file is corrected: each open observation with its thread, and with its answer at hand. */
const ObservacionesAbiertas = ({ legajo, paso, alIr, alResponder }: Props) => {
  const abiertas = observacionesAbiertas(legajo.observaciones);
  const cambios = useCambiosDelLegajo(legajo);
  if (abiertas.length === 0) return null;
  const esUltima = abiertas.length === 1;
  const responder = async (id: number, texto: string): Promise<boolean> => {
    const hecho = await cambios.responder(id, texto);
    if (hecho) await alResponder();
    return hecho;
  };
  return (
    <Nota tono="advierte" titulo={esUltima ? 'El Colegio hizo una observación' : 'El Colegio hizo observaciones'}>
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {abiertas.map((observacion) => {
          const { id, campo, texto, hilo, plazo, puede } = observacion;
          const nombre = nombreDeCampo(campo);
          const que = nombre ?? 'lo observado';
          return (
            <Stack component="li" key={id} gap="xs">
              <Text style={{ overflowWrap: 'anywhere' }}>
                {nombre && <strong>{nombre}: </strong>}
                {texto}
                {esDelPaso(observacion, paso) && <strong> — es en este paso</strong>}
              </Text>
              <HiloDeObservacion hilo={hilo} />
              <PlazoDeObservacion plazo={plazo} />
              <Group gap="sm" align="flex-start">
                {puede.corregir && alIr && (
                  <Button variant="default" onClick={() => alIr(observacion)} aria-label={`Ir a ${que}`}>
                    Ir al dato
                  </Button>
                )}
                {esUltima ? (
                  <BotonEnlace variant="default" to={direccionDelLegajo(legajo.id)}>
                    Responder con un texto desde el legajo
                  </BotonEnlace>
                ) : (
                  <ResponderEnPalabras que={que} alResponder={(dicho) => responder(id, dicho)} />
                )}
              </Group>
            </Stack>
          );
        })}
      </Stack>
      <Text mt="sm">
        Al guardar queda respondida la observación del dato que cambies.{' '}
        {esUltima
          ? 'Con esta respondida, el legajo vuelve al Colegio y ya no se edita: si la vas a contestar con un texto, guardá antes lo que hayas cambiado.'
          : `Te quedan ${abiertas.length}: cuando estén todas respondidas, el legajo vuelve al Colegio y ya no se edita.`}
      </Text>
    </Nota>
  );
};

export default ObservacionesAbiertas;
