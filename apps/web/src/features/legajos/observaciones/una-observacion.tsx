import { contratoOriginal } from '@colega/asistentes/legajos';
import type { Legajo, Observacion } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { campoDeLegajo, nombreDeCampo } from '@colega/domain/legajos';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { InsigniaDeEstado, type Tono } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { direccionDeCorreccion } from '../../../lib/navegacion/direcciones.ts';
import type { useCambiosDelLegajo } from '../acciones/use-cambios-del-legajo.ts';
import { HiloDeObservacion, PlazoDeObservacion } from './hilo-de-observacion.tsx';
import { ResponderEnPalabras } from './responder-en-palabras.tsx';

export type CambiosDelLegajo = ReturnType<typeof useCambiosDelLegajo>;

const ESTADOS: Readonly<Record<Observacion['estado'], { texto: string; tono: Tono }>> = {
  abierta: { texto: 'Sin responder', tono: 'aviso' },
  respondida: { texto: 'Respondida', tono: 'info' },
  aceptada: { texto: 'Aceptada', tono: 'exito' },
  retirada: { texto: 'Retirada por el Colegio', tono: 'neutro' },
};

type Props = { legajo: Legajo; observacion: Observacion; cambios: CambiosDelLegajo; puedeEjercer: boolean };

export const UnaObservacion = ({ legajo, observacion, cambios, puedeEjercer }: Props) => {
  const { campo, texto, estado, creada_en, hilo, plazo } = observacion;
  const quedan = legajo.observaciones.some((otra) => otra.estado === 'abierta');
  const nombre = nombreDeCampo(campo);
  return (
    <li>
      <Stack gap="xs">
        <Group gap="sm">
          <InsigniaDeEstado tono={ESTADOS[estado].tono}>{ESTADOS[estado].texto}</InsigniaDeEstado>
          <Text size="sm" c="dimmed">
            <Instante valor={creada_en} />
          </Text>
        </Group>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {nombre && <strong>{nombre}: </strong>}
          {texto}
        </Text>
        <HiloDeObservacion hilo={hilo} />
        {estado === 'respondida' && (
          <Text fw={700}>{quedan ? mensajes.espera_a_las_demas : mensajes.observacion_respondida}</Text>
        )}
        <PlazoDeObservacion plazo={plazo} />
        {puedeEjercer && <Respuestas {...{ legajo, observacion, cambios }} />}
      </Stack>
    </li>
  );
};

const Respuestas = ({ legajo, observacion, cambios }: Omit<Props, 'puedeEjercer'>) => {
  const { id, campo, puede } = observacion;
  const tipo = contratoOriginal(legajo)?.tipo_calculo;
  if (!puede.responder) return null;
  const que = nombreDeCampo(campo) ?? 'lo observado';
  return (
    <Stack gap="sm" data-no-imprime>
      {!puede.corregir && (
        <Text size="sm" c="dimmed">
          {campoDeLegajo(campo)
            ? 'Hay un cupón en curso o un pago y este dato no se puede cambiar: contestá por qué está bien, o qué corresponde.'
            : 'No es sobre un dato solo: si hace falta, corregí el legajo, y después contá acá qué hiciste o por qué está bien.'}
        </Text>
      )}
      <Group gap="sm" align="flex-start">
        {puede.corregir && tipo && (
          <BotonEnlace
            to={direccionDeCorreccion(legajo.id, tipo, id)}
            variant="default"
            leftSection={<Icono nombre="lapiz" />}
            aria-label={`Corregir ${que}`}
          >
            Corregir
          </BotonEnlace>
        )}
        <ResponderEnPalabras que={que} alResponder={(texto) => cambios.responder(id, texto)} />
      </Group>
    </Stack>
  );
};
