import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { mensajes, texto } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { BotonEnlace } from '@colega/web-kit/ui/botones/boton-enlace.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Cara } from '@colega/web-kit/ui/signos/cara.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Card, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { imprimirComprobante } from '../../../lib/consultas/cuenta.ts';
import { DIRECCIONES } from '../../../lib/navegacion/direcciones.ts';

export const CaraDelResultado = ({ children }: { children: ReactNode }) => (
  <Card component="section" aria-label="Resultado del pago">
    <div role="status">{children}</div>
  </Card>
);

/** PAG-024. Outside the stamp circuit it names the coupon (docs/reference/rules.md#coupons). */
export const PagoAcreditado = ({ resultado, titulo }: { resultado: ResultadoDePagoLeido; titulo: string }) => {
  const { circuito, numero, cupon } = resultado;
  const esTimbrado = circuito === 'timbrados';
  return (
    <CaraDelResultado>
      <Cara
        icono="tilde"
        color="green"
        titulo={titulo}
        texto={
          <Stack gap="xs" component="span" display="flex">
            <Text span fw={700} c="var(--colega-texto)">
              {esTimbrado
                ? texto({ codigo: 'timbrado_prepago_pago', datos: { numero } })
                : texto({ codigo: 'pago_acreditado', datos: { numero: cupon.numero_boleta } })}
            </Text>
            {esTimbrado && <span>{mensajes.presentate_en_una_sede}</span>}
            <Cobrado resultado={resultado} />
          </Stack>
        }
        acciones={cupon.comprobante_id !== null && <ImprimirRecibo id={cupon.comprobante_id} />}
      />
    </CaraDelResultado>
  );
};

const Cobrado = ({ resultado: { cupon } }: { resultado: ResultadoDePagoLeido }) =>
  cupon.operaciones_pagos.map(({ id, importe, fecha_pago, detalle }) => (
    <span key={id}>
      {formatImporte(importe)} · <Instante valor={fecha_pago} />
      {detalle !== null && ` · ${detalle}`}
    </span>
  ));

/** API-064. */
const ImprimirRecibo = ({ id }: { id: number }) => (
  <BotonDeDescarga
    leftSection={<Icono nombre="descargar" />}
    pedir={() => imprimirComprobante(id)}
    nombre={`recibo_${id}.pdf`}
    falla={mensajes.error_intentar_imprimir} // ERR-012
  >
    Imprimir recibo
  </BotonDeDescarga>
);

/** PAG-025, PAG-032, PAG-034: nothing was charged. */
export const PagoRechazado = ({ renglones, nota, acciones }: PropsDeRechazo) => {
  const [titulo = '', ...resto] = renglones;
  return (
    <CaraDelResultado>
      <Cara
        icono="prohibido"
        color="red"
        titulo={titulo}
        texto={
          <Stack gap="xs" component="span" display="flex">
            {resto.map((renglon) => (
              <span key={renglon}>{renglon}</span>
            ))}
            {nota && <span>{nota}</span>}
          </Stack>
        }
        acciones={acciones}
      />
    </CaraDelResultado>
  );
};
type PropsDeRechazo = { renglones: readonly string[]; nota?: string | undefined; acciones?: ReactNode };

export const SinPago = () => (
  <CaraDelResultado>
    <Cara
      icono="info"
      titulo="Este cupón todavía no tiene pagos"
      texto="No encontramos ningún pago iniciado. Si querés, podés pagarlo ahora."
    />
  </CaraDelResultado>
);

export const PagoNoEncontrado = ({ detalle }: { detalle: string }) => (
  <CaraDelResultado>
    <Cara icono="buscar" titulo="No encontramos este pago" texto={detalle} />
  </CaraDelResultado>
);

const SIN_CUPON =
  'La dirección no dice de qué cupón es. Si pagaste, no pagues otra vez: buscá el cupón en tus cupones y consultá ahí cómo está.';
const aMisCupones = <BotonEnlace to={DIRECCIONES.resumenDeCupones}>Ver mis cupones</BotonEnlace>;

/** S-262: the address names no payment, so nothing is made up. */
export const PagoSinIdentificar = ({ aviso }: { aviso?: string }) => (
  <CaraDelResultado>
    <Cara
      icono="buscar"
      titulo="No podemos identificar el pago"
      texto={
        <Stack gap="xs" component="span" display="flex">
          <span>{SIN_CUPON}</span>
          {aviso && <span>{aviso}</span>}
        </Stack>
      }
      acciones={aMisCupones}
    />
  </CaraDelResultado>
);

/** The address says that it was refused, which alone is not believed. */
export const RechazoSinIdentificar = ({ renglones }: { renglones: readonly string[] }) => (
  <PagoRechazado renglones={renglones} nota={SIN_CUPON} acciones={aMisCupones} />
);
