import { type CuponDeCaja, type DeudaEnCaja, rutasDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { EmitirUnCupon } from './emitir-un-cupon.tsx';
import type { Caja } from './use-caja.ts';

type Props = {
  id: number;
  /** The coupon of which another one is wanted. */
  vencido: CuponDeCaja | null;
  caja: Caja;
  alCerrar: () => void;
  alTerminar: () => void;
};

/** What somebody may pay, as it is now: it is read whenever it is opened. */
export const DeudaDeLaPersona = ({ id, vencido, ...resto }: Props) => {
  const query = vencido ? { cupon: vencido.id } : {};
  const leida = useQuery({ ...consulta(rutasDeCaja.deudaEnCaja, { params: { id }, query }), staleTime: 0, gcTime: 0 });
  return (
    <ConDatos consulta={leida} falla={todosLosMensajes.error_cargar_deuda}>
      {(deuda) => (
        <LoQueDebe deuda={deuda} vencido={vencido} {...resto} alReleer={async () => void (await leida.refetch())} />
      )}
    </ConDatos>
  );
};

type PropsLeida = Omit<Props, 'id'> & { deuda: DeudaEnCaja; alReleer: () => Promise<void> };

const LoQueDebe = ({ deuda, vencido, caja, alCerrar, alTerminar, alReleer }: PropsLeida) => {
  const { persona, cupones, hay_mas_cupones } = deuda;
  const [dicho, setDicho] = useState<string | null>(null);
  const marco = useRef<HTMLDivElement>(null);
  // Whoever pressed what opened this goes on from here; who is typing in the field stays there.
  useEffect(() => {
    if (document.activeElement === document.body) marco.current?.focus();
  }, []);
  const agregar = async (numero: number) => {
    const queda = await caja.agregar(String(numero));
    setDicho(queda?.problema ?? null);
    if (queda === null) alTerminar();
  };
  const alEmitir = async ({
    numero_boleta,
    pago,
    message,
  }: {
    numero_boleta: number;
    pago: boolean;
    message: string;
  }) => {
    const queda = pago ? null : await caja.agregar(String(numero_boleta));
    setDicho(queda ? `${message} ${queda.problema}` : message);
    await alReleer();
    alTerminar();
  };
  return (
    <div ref={marco} tabIndex={-1} style={{ outline: 'none' }}>
      <Seccion
        titulo={persona.nombre}
        acciones={
          <Button variant="subtle" size="compact-md" mih={36} onClick={alCerrar}>
            Cerrar
          </Button>
        }
      >
        <Text c="dimmed">CUIT {formatCuit(persona.cuit)}</Text>
        <Text role="status">{dicho}</Text>
        {cupones.length > 0 && (
          <>
            <Title order={3} size="h5">
              Sus cupones por pagar
            </Title>
            <Stack gap="sm" component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {cupones.map((cupon) => (
                <li key={cupon.id}>
                  <Pagable
                    cupon={cupon}
                    enLista={caja.cobro.cupones.some((uno) => uno.cupon.id === cupon.id)}
                    alAgregar={() => agregar(cupon.numero_boleta)}
                  />
                </li>
              ))}
            </Stack>
            {hay_mas_cupones && <Text c="dimmed">Tiene más: agregalos por su número.</Text>}
          </>
        )}
        <EmitirUnCupon deuda={deuda} vencido={vencido} alEmitir={alEmitir} alReleer={alReleer} />
      </Seccion>
    </div>
  );
};

type PropsDeUno = { cupon: CuponDeCaja; enLista: boolean; alAgregar: () => Promise<void> };

const Pagable = ({ cupon, enLista, alAgregar }: PropsDeUno) => (
  <Group justify="space-between" gap="xs">
    <div style={{ minWidth: 0 }}>
      <Text>
        N.º {cupon.numero_boleta}
        {cupon.a_pagar !== null && `: ${formatImporte(cupon.a_pagar)}`}
      </Text>
      <Text size="sm" c="dimmed">
        {cupon.legajo !== null && `Legajo N.º ${cupon.legajo} · `}
        {cupon.conceptos.join(', ')} · se puede pagar hasta el {formatFecha(cupon.ultimo_vencimiento)}
      </Text>
      {cupon.se_esta_pagando && <Text size="sm">{cupon.se_esta_pagando}</Text>}
    </div>
    {enLista ? (
      <Text c="dimmed">En la lista</Text>
    ) : (
      <BotonDeAccion
        variant="default"
        size="compact-md"
        mih={36}
        ocupado="Agregando…"
        alPresionar={alAgregar}
        aria-label={`Agregar el cupón N.º ${cupon.numero_boleta}`}
      >
        Agregar
      </BotonDeAccion>
    )}
  </Group>
);
