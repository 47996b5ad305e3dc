export { SesionesAbiertas as default } from '@colega/web-kit/form/cuenta/sesiones-abiertas.tsx';
