import { LARGO_DE_RESPUESTA, type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import type { BorradorDeRevision } from './borrador-de-revision.ts';
import { HiloDelColegio, nombrarLoObservado, type ObservacionEnRevision } from './hilo-del-colegio.tsx';
import { QueVaAPasar } from './que-va-a-pasar.tsx';
import type { Actos } from './use-actos.ts';

type Props = Pick<RevisionDelLegajo, 'observaciones'> & {
  efectos: RevisionDelLegajo['efectos_sobre_lo_observado'];
  actos: Actos;
  borrador: BorradorDeRevision;
  titulo: RefObject<HTMLHeadingElement | null>;
};

export const ObservacionesEnRevision = ({ observaciones, efectos, actos, borrador, titulo }: Props) => {
  if (observaciones.length === 0) return null;
  const enPie = observaciones.filter(({ estado }) => estado === 'abierta' || estado === 'respondida');
  const cerradas = observaciones.filter((una) => !enPie.includes(una));
  const dibujar = (lista: readonly ObservacionEnRevision[]) => (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {lista.map((observacion) => (
        <Stack key={observacion.id} component="li" gap={6}>
          <HiloDelColegio observacion={observacion} />
          <LoQueSeContesta {...{ observacion, efectos, actos, borrador, titulo }} />
        </Stack>
      ))}
    </Stack>
  );
  return (
    <Card component="section" aria-labelledby="titulo-observaciones" padding="md">
      <Stack gap="sm">
        <Title order={2} size="h4" id="titulo-observaciones" ref={titulo} tabIndex={-1}>
          Observaciones ({enPie.length})
        </Title>
        {enPie.length === 0 && <Text size="sm">Ninguna espera nada.</Text>}
        {dibujar(enPie)}
        {cerradas.length > 0 && (
          <details>
            <Text component="summary" style={{ cursor: 'pointer' }}>
              Ya cerradas ({cerradas.length})
            </Text>
            <div style={{ marginTop: 12 }}>{dibujar(cerradas)}</div>
          </details>
        )}
      </Stack>
    </Card>
  );
};

type PropsDeUna = Omit<Props, 'observaciones'> & { observacion: ObservacionEnRevision };
const CON_TEXTO_EN_ORDEN = ['reabrir', 'retirar'] as const;
type ConTexto = (typeof CON_TEXTO_EN_ORDEN)[number];

const CON_TEXTO: Readonly<Record<ConTexto, { boton: string; etiqueta: string; enviar: string }>> = {
  reabrir: { boton: 'Volver a pedir', etiqueta: 'Qué le falta a la respuesta', enviar: 'Volver a pedirlo' },
  retirar: { boton: 'Retirar', etiqueta: 'Por qué se retira', enviar: 'Retirarla' },
};
const RUTAS = { reabrir: rutasDeRevision.reabrirObservacion, retirar: rutasDeRevision.retirarObservacion } as const;

const LoQueSeContesta = ({ observacion, efectos, actos, borrador, titulo }: PropsDeUna) => {
  const { id, puede_el_colegio: puede } = observacion;
  // What was left half written is in sight again, without taking the focus.
  const [abierto, setAbierto] = useState(
    () => CON_TEXTO_EN_ORDEN.find((acto) => puede[acto] && borrador.textos[`${acto}:${id}`]) ?? null,
  );
  const pulsado = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const que = nombrarLoObservado(observacion);
  if (!puede.aceptar && !puede.reabrir && !puede.retirar) return null;
  const aceptar = async () => {
    const pedir = () =>
      actos.actuar(`aceptar ${id}`, (opciones) =>
        llamar(rutasDeRevision.aceptarObservacion, { params: { id }, body: {} }, opciones),
      );
    if (await pedir()) titulo.current?.focus();
  };
  const mandar = async (acto: ConTexto) => {
    const clave = `${acto}:${id}`;
    const texto = (borrador.textos[clave] ?? '').trim();
    setError(texto === '' ? todosLosMensajes.requerido : null);
    if (texto === '') return;
    const hecho = await actos.actuar(`${clave} ${texto}`, (opciones) =>
      llamar(RUTAS[acto], { params: { id }, body: { texto } }, opciones),
    );
    if (!hecho) return;
    borrador.redactar(clave, '');
    setAbierto(null);
    titulo.current?.focus();
  };
  if (abierto)
    return (
      <Stack gap="xs">
        <AreaDeTexto
          label={`${CON_TEXTO[abierto].etiqueta}: ${que}`}
          lineas={2}
          autoFocus={pulsado.current}
          maxLength={LARGO_DE_RESPUESTA}
          required
          error={error}
          value={borrador.textos[`${abierto}:${id}`] ?? ''}
          onChange={({ currentTarget: { value } }) => {
            setError(null);
            borrador.redactar(`${abierto}:${id}`, value);
          }}
        />
        <QueVaAPasar efectos={efectos[abierto]} />
        <Group gap="xs">
          <BotonDeAccion ocupado="Enviando…" alPresionar={() => mandar(abierto)}>
            {CON_TEXTO[abierto].enviar}
          </BotonDeAccion>
          <Button variant="subtle" onClick={() => setAbierto(null)}>
            Cancelar
          </Button>
        </Group>
      </Stack>
    );
  return (
    <Group gap="xs">
      {puede.aceptar && (
        <BotonDeAccion
          size="sm"
          ocupado="Aceptando…"
          alPresionar={aceptar}
          aria-label={`Aceptar la respuesta sobre ${que}`}
          aria-describedby={`al-aceptar-${id}`}
        >
          Aceptar
        </BotonDeAccion>
      )}
      {CON_TEXTO_EN_ORDEN.map(
        (acto) =>
          puede[acto] && (
            <Button
              key={acto}
              variant="default"
              size="sm"
              aria-label={`${CON_TEXTO[acto].boton}: ${que}`}
              onClick={() => {
                pulsado.current = true;
                setAbierto(acto);
              }}
            >
              {CON_TEXTO[acto].boton}
            </Button>
          ),
      )}
      {puede.aceptar && (
        <Text size="sm" c="dimmed" id={`al-aceptar-${id}`}>
          Al aceptar: {efectos.aceptar.join(' ')}
        </Text>
      )}
    </Group>
  );
};
