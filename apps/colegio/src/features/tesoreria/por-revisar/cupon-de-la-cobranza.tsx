import { type CasoPorRevisar, type LoQuePagaria, rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Seccion } from '../../../ui/seccion.tsx';
import { type ActoDeLoRevisado, crearIdentificacion } from './actos-de-lo-revisado.ts';

type Props = {
  caso: CasoPorRevisar;
  codigo: string;
  alBuscar: (codigo: string) => void;
  alActuar: (acto: ActoDeLoRevisado) => void;
};

/** A coupon by its number or its code, with what the money would do if it were its payment. */
export const CuponDeLaCobranza = ({ caso, codigo, alBuscar, alActuar }: Props) => {
  const [escrito, setEscrito] = useState(codigo);
  useEffect(() => setEscrito(codigo), [codigo]);
  const { data, error, isFetching, refetch } = useQuery({
    ...consulta(rutasDeLoPorRevisar.cuponDeCobranza, { params: { id: caso.id }, query: { codigo } }),
    enabled: codigo !== '',
    // What it would pay is of this moment.
    gcTime: 0,
    staleTime: 0,
  });
  const falla = error && !isFetching ? explicarFalla(error, todosLosMensajes.error_de_comunicacion) : null;
  const buscar = (): void => {
    const nuevo = escrito.trim();
    if (nuevo !== '' && nuevo === codigo) void refetch();
    else alBuscar(nuevo);
  };
  return (
    <Seccion titulo="De qué cupón es">
      <form
        aria-label="Buscar el cupón"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          buscar();
        }}
      >
        <Group align="flex-end" gap="sm">
          <TextInput
            id="cupon-de-la-cobranza"
            label="Número del cupón"
            value={escrito}
            onChange={({ currentTarget: { value } }) => setEscrito(value)}
            error={falla !== null && <span role="alert">{falla}</span>}
            inputMode="numeric"
            autoComplete="off"
            maxLength={120}
            flex={1}
            miw={160}
          />
          <BotonDeAccion type="submit" variant="default" ocupado="Buscando…" trabajando={isFetching && codigo !== ''}>
            Ver qué pagaría
          </BotonDeAccion>
        </Group>
      </form>
      {data && falla === null && codigo !== '' && (
        <VistaPrevia pagaria={data} alElegir={() => alActuar(crearIdentificacion(caso, data))} />
      )}
    </Seccion>
  );
};

const hay = (importe: string): boolean => new Decimal(importe).gt(0);

const VistaPrevia = ({ pagaria, alElegir }: { pagaria: LoQuePagaria; alElegir: () => void }) => {
  const { cupon, impide, renglones, a_favor, por_revisar, queda_pago, aplicado } = pagaria;
  return (
    <Stack gap="sm">
      <Text>
        Cupón N.º {cupon.numero_boleta}, de {cupon.persona.nombre}
      </Text>
      {impide !== null ? (
        <Nota tono="advierte">{impide}</Nota>
      ) : (
        <>
          <ListaDeRenglones etiqueta="Qué pagaría">
            {renglones.map(({ descripcion, capital, recargo }) => (
              <Renglon
                key={descripcion}
                que={descripcion}
                detalle={hay(recargo) ? `más ${formatImporte(recargo)} de recargo` : ''}
                cuanto={formatImporte(capital)}
              />
            ))}
            {hay(a_favor) && <Renglon que="Queda a favor" detalle="" cuanto={formatImporte(a_favor)} />}
            {hay(por_revisar) && <Renglon que="Sigue por revisar" detalle="" cuanto={formatImporte(por_revisar)} />}
          </ListaDeRenglones>
          <Text>{queda_pago && hay(aplicado) ? 'El cupón queda pago.' : 'El cupón no queda pago con esto.'}</Text>
          <Group>
            <Button onClick={alElegir}>{`Es del cupón N.º ${cupon.numero_boleta}`}</Button>
          </Group>
        </>
      )}
    </Stack>
  );
};
