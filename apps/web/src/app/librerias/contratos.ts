import '@colega/contract/sesion';
import '@colega/contract/mensajes';
import '@colega/contract/problem';
