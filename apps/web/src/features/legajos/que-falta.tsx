import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { irASeccion } from '@colega/web-kit/lib/navegacion/ir-a-seccion.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import estilos from './que-falta.module.css';

type Falta = Legajo['falta'][number];

const TEXTO: Readonly<Record<Exclude<Falta, 'responder_observacion'>, string>> = {
  completar: 'Para confirmarlo, completá lo que le falta y elegí una matrícula activa',
  actualizar_fechas: 'El vencimiento del contrato ya pasó: editá sus fechas para poder confirmarlo',
  confirmar: 'Confirmalo para que entre en trámite',
  confirmar_en_el_distrito: 'Acercate al distrito para confirmarlo',
  revision_de_la_respuesta: mensajes.observacion_respondida,
  actualizar_ampliacion: 'Las fechas de la ampliación ya no valen: editala para poder confirmarla',
  confirmar_ampliacion: 'Confirmá o eliminá la ampliación en borrador',
  pagar_cep: 'Pagá el CEP',
  timbrar: 'Timbrá el contrato',
  timbrar_en_arba: 'Timbrá el contrato en ARBA',
  sellar: 'Pagaste el timbrado: resta que el Colegio timbre el contrato',
  visar: 'Está completo: resta el visado del Colegio',
};

const porResponder = (abiertas: number | undefined): string => {
  if (abiertas === undefined) return 'Respondé lo que observó el Colegio';
  return abiertas === 1 ? 'Respondé la observación del Colegio' : `Respondé las ${abiertas} observaciones del Colegio`;
};

const textoDe = (falta: Falta, abiertas: number | undefined): string =>
  falta === 'responder_observacion' ? porResponder(abiertas) : TEXTO[falta];

export type Destinos = Partial<Record<Falta, string>>;

type Props = {
  falta: readonly Falta[];
  destinos?: Destinos;
  abiertas?: number;
};

export const QueFalta = ({ falta, destinos = {}, abiertas }: Props) =>
  falta.length === 0 ? null : (
    <ul className={estilos.lista} aria-label="Qué falta">
      {falta.map((clave) => (
        <li key={clave}>
          <Icono nombre={clave === 'visar' ? 'tilde' : 'derecha'} tamanio={16} />
          <Destino a={destinos[clave]}>{textoDe(clave, abiertas)}</Destino>
        </li>
      ))}
    </ul>
  );

const Destino = ({ a, children }: { a: string | undefined; children: string }) => {
  if (a === undefined)
    return (
      <Text component="span" size="sm">
        {children}
      </Text>
    );
  if (!a.startsWith('#'))
    return (
      <Anchor component={Link} to={a} size="sm">
        {children}
      </Anchor>
    );
  return (
    <Anchor
      href={a}
      size="sm"
      onClick={(evento) => {
        evento.preventDefault(); // the address stays as it is
        irASeccion(a.slice(1));
      }}
    >
      {children}
    </Anchor>
  );
};
