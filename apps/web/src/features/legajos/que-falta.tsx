import type { Legajo } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Text } from '@mantine/core';
import estilos from './que-falta.module.css';

type Falta = Legajo['falta'][number];

export const TEXTO_DE_FALTA: Readonly<Record<Falta, string>> = {
  completar: 'Para confirmarlo, completá lo que le falta y elegí una matrícula activa',
  actualizar_fechas: 'El vencimiento del contrato ya pasó: editá sus fechas para poder confirmarlo',
  corregir_comitente: 'El padrón no reconoce a un comitente: corregilo para poder confirmar',
  esperar_al_padron: 'Falta que el padrón valide a un comitente: apenas responda te avisamos',
  confirmar: 'Confirmalo para que entre en trámite',
  confirmar_en_el_distrito: 'Acercate al distrito para confirmarlo',
  responder_observacion: 'Respondé lo que observó el Colegio',
  revision_de_la_respuesta: mensajes.observacion_respondida,
  actualizar_ampliacion: 'Las fechas de la ampliación ya no valen: editala para poder confirmarla',
  confirmar_ampliacion: 'Confirmá o eliminá la ampliación en borrador',
  pagar_cep: 'Pagá el CEP',
  timbrar: 'Timbrá el contrato',
  timbrar_en_arba: 'Timbrá el contrato en ARBA',
  sellar: 'Pagaste el timbrado: resta que el Colegio timbre el contrato',
  visar: 'Está completo: resta el visado del Colegio',
};

export const QueFalta = ({ falta }: { falta: readonly Falta[] }) =>
  falta.length === 0 ? null : (
    <ul className={estilos.lista} aria-label="Qué falta">
      {falta.map((clave) => (
        <li key={clave}>
          <Icono nombre={clave === 'visar' ? 'tilde' : 'derecha'} tamanio={16} />
          <Text component="span" size="sm">
            {TEXTO_DE_FALTA[clave]}
          </Text>
        </li>
      ))}
    </ul>
  );
